package dev.rolecall.bench.candidate;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.writer.ObjectWriter;
import dev.rolecall.bench.plain.Block;
import dev.rolecall.bench.plain.Content;
import dev.rolecall.bench.plain.PlainMessage;
import java.lang.reflect.Type;

/** fastjson2. */
final class Fastjson2Candidate implements Candidate<PlainMessage> {

    static {
        JSON.register(Content.class, new ContentReader());
        JSON.register(Content.Text.class, new ContentWriter());
        JSON.register(Content.Blocks.class, new ContentWriter());
    }

    @Override
    public PlainMessage decode(byte[] json) {
        return JSON.parseObject(json, PlainMessage.class, JSONReader.Feature.UseNativeObject);
    }

    @Override
    public byte[] encode(PlainMessage message) {
        return JSON.toJSONBytes(message);
    }

    private static final class ContentReader implements ObjectReader<Content> {

        @Override
        @SuppressWarnings("unchecked") // the list is of what it was told
        public Content readObject(JSONReader reader, Type type, Object name, long features) {
            return reader.isString() ? Content.of(reader.readString()) : Content.of(reader.readArray(Block.class));
        }
    }

    private static final class ContentWriter implements ObjectWriter<Content> {

        @Override
        public void write(JSONWriter writer, Object content, Object name, Type type, long features) {
            if (content instanceof Content.Blocks list) {
                writer.writeAny(list.blocks());
            } else {
                writer.writeString(((Content.Text) content).text());
            }
        }
    }
}
