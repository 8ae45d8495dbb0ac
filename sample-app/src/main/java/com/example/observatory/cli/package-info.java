/** The command line: shows a stored conversation beside what the model sees of it. */
package com.example.observatory.cli;
