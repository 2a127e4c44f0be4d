package energy;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.stream.IntStream;
import run.endive.runtime.ByteArrayMemory;
import run.endive.runtime.Instance;
import run.endive.runtime.Memory;

/** An instance of judge.wasm, and the columns of its last call, in the order that the ABI keeps. */
final class Module {
    private static final int EVENT_FOR_EACH = -2;
    private final Instance instance = Instance.builder(JudgeModule.load())
        .withMachineFactory(JudgeModule::create).withMemoryFactory(ByteArrayMemory::new).build();
    private final Memory memory = instance.memory();
    private int[] columns;

    Module(long[] options) {
        if (call("abi") != 0x314a4345) throw new IllegalStateException("This is not ABI 1.");
        instance.export("options").apply(options);
    }

    private int call(String name, long... arguments) {
        int answer = (int) instance.export(name).apply(arguments)[0];
        if (answer == 0) throw new IllegalStateException("Error " + call("error") + " of " + name);
        return answer;
    }

    /** Returns one of the lists that columns refer to. */
    List<String> names(String list) {
        int place = call("about");
        String about = new String(memory.readBytes(place + 4, memory.readInt(place)), UTF_8);
        String names = about.split('"' + list + "\":\\[\"")[1].split("\"]")[0];
        return List.of(names.split("\",\"", -1));
    }

    /** Writes the i16 events, i32 offsets, and texts. */
    void judge(List<byte[]> messages, int[] events) {
        int rows = messages.size();
        long bytes = messages.stream().mapToLong(message -> message.length).sum();
        int place = call("input", Math.toIntExact(6L * rows + 4 + bytes));
        int offsets = place + 2 * rows, texts = offsets + 4 * rows + 4, end = 0;
        memory.writeI32(offsets, 0);
        for (int row = 0; row < rows; row++) {
            byte[] message = messages.get(row);
            memory.writeShort(place + 2 * row, (short) events[row % events.length]);
            memory.write(texts + end, message);
            end += message.length;
            memory.writeI32(offsets + 4 * row + 4, end);
        }
        int header = call("judge", rows, EVENT_FOR_EACH), count = memory.readInt(header + 8);
        columns = IntStream.range(0, count).map(i -> memory.readInt(header + 12 + 8 * i)).toArray();
    }

    int u8(int column, int row) { return memory.read(columns[column] + row); }

    int i16(int column, int row) { return memory.readShort(columns[column] + 2 * row); }

    int i32(int column, int row) { return memory.readInt(columns[column] + 4 * row); }

    String text(int column, int row) {
        int start = i32(column, row), bytes = i32(column, row + 1) - start;
        return new String(memory.readBytes(columns[column + 1] + start, bytes), UTF_8);
    }
}
