package energy;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.stream.IntStream;
import run.endive.runtime.ByteArrayMemory;
import run.endive.runtime.Instance;
import run.endive.runtime.Memory;

/** An instance of judge.wasm, and the columns of its last call, in the order that the ABI keeps. */
final class Module {
    private static final int ABI = 0x314a4345, CHANGED = 4;
    /** The most bytes of a message, and of a call with more than one. */
    private static final int MOST = Integer.MAX_VALUE - 8, SHARED = 8 << 20, EVENT_FOR_EACH = -2;
    private final Instance instance = Instance.builder(JudgeModule.load())
        .withMachineFactory(JudgeModule::create).withMemoryFactory(ByteArrayMemory::new).build();
    private final Memory memory = instance.memory();
    private int[] columns, sizes;
    private int rows;

    /** The settings are JSON, or empty. */
    Module(String settings) {
        if (call("abi") != ABI) {
            boolean isChanged = call("error") == CHANGED;
            throw new IllegalStateException(isChanged ? "judge.wasm was changed." : "This is not ABI 1.");
        }
        byte[] bytes = settings.getBytes(UTF_8);
        memory.write(call("input", bytes.length), bytes);
        if (call("settings", bytes.length) == 0)
            throw new IllegalArgumentException("The judge refuses " + settings);
    }

    private int call(String name, long... arguments) {
        return (int) instance.export(name).apply(arguments)[0];
    }

    /** Returns what the module says of itself, which lies between these texts. */
    String about(String name, String start, String end) {
        int place = call("about");
        String about = new String(memory.readBytes(place + 4, memory.readInt(place)), UTF_8);
        int at = about.indexOf('"' + name + start) + 1 + name.length() + start.length();
        return about.substring(at, about.indexOf(end, at));
    }

    /** Returns one of the lists that columns refer to. */
    List<String> names(String list) {
        return List.of(about(list, "\":[\"", "\"]").split("\",\"", -1));
    }

    long size() { return (long) Memory.PAGE_SIZE * memory.pages(); }

    /** Writes i16 events, i32 offsets and texts. Returns false if that is too much for a call. */
    boolean judge(List<byte[]> messages, int[] events, long... options) {
        int count = messages.size(), end = 0;
        long bytes = 6L * count + 4 + messages.stream().mapToLong(Module::length).sum();
        if (bytes > (count > 1 ? SHARED : MOST)) return false;
        var input = ByteBuffer.allocate((int) bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int row = 0; row < count; row++) input.putShort((short) events[row]);
        input.putInt(end);
        for (byte[] message : messages) input.putInt(end += length(message));
        for (byte[] message : messages) if (message != null) input.put(message);
        instance.export("options").apply(options);
        int place = call("input", bytes);
        if (place == 0) return false;
        memory.write(place, input.array());
        int header = call("judge", count, EVENT_FOR_EACH);
        if (header == 0) return false;
        rows = memory.readInt(header + 4);
        columns = IntStream.range(0, memory.readInt(header + 8))
            .map(column -> memory.readInt(header + 12 + 8 * column)).toArray();
        sizes = IntStream.range(0, columns.length)
            .map(column -> memory.readInt(header + 16 + 8 * column)).toArray();
        return true;
    }

    private static int length(byte[] message) { return message == null ? 0 : message.length; }

    int rows() { return rows; }

    int u8(int column, int row) { return memory.read(columns[column] + row); }

    int i16(int column, int row) { return memory.readShort(columns[column] + 2 * row); }

    int i32(int column, int row) { return memory.readInt(columns[column] + 4 * row); }

    String text(int column, int row) {
        if (sizes[column] == 0) return "";
        int start = i32(column, row), bytes = i32(column, row + 1) - start;
        return memory.readString(columns[column + 1] + start, bytes, UTF_8);
    }
}
