package dev.rolecall.mapper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rolecall.jackson3.RolecallModule;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** A real web application: its controller takes and returns messages, with the module as a bean and without it. */
class SpringBootTest {

    @SpringBootConfiguration
    @EnableAutoConfiguration
    @RestController
    static class Application {

        @PostMapping("/history")
        List<AgentMessage> history(@RequestBody List<AgentMessage> history) {
            return history;
        }

        @PostMapping("/last")
        AgentMessage last(@RequestBody List<AgentMessage> history) {
            return history.get(history.size() - 1);
        }
    }

    static final class WithModule extends Application {

        @Bean
        static RolecallModule rolecallModule() {
            return new RolecallModule(AgentMessage.type());
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {WithModule.class, Application.class})
    void aControllerTakesAndReturnsMessages(Class<?> application) throws Exception {
        String json = ObjectMapperTest.MESSAGES.replace("12345678901234567890.123456789", "1");
        List<AgentMessage> messages = AgentMessage.codec().listFromJson(json);
        try (ConfigurableApplicationContext context = SpringApplication.run(
                application,
                "--server.port=0",
                "--spring.main.banner-mode=off",
                "--logging.level.root=off",
                "--spring.jackson.default-property-inclusion=non_empty")) {
            String port = context.getEnvironment().getProperty("local.server.port");

            assertThat(AgentMessage.codec().listFromJson(post(port, "/history", json)))
                    .isEqualTo(messages);
            assertThat(AgentMessage.codec().fromJson(post(port, "/last", json)))
                    .isEqualTo(messages.get(messages.size() - 1));
        }
    }

    private static String post(String port, String path, String json) throws IOException, InterruptedException {
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(json))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return response.body();
    }
}
