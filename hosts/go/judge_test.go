package judge

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/tetratelabs/wazero"
)

var ctx = context.Background()
var wasm = []byte(read("../../generated/judge.wasm"))
var options = map[string]Options{
	"keys=once":            {Flags: KeysOnce},
	"limit=2 longest=4096": {Limit: 2, Longest: 4096},
	"unknown=report nulls=absent values=hide": {Flags: ReportUnknown | NullIsAbsent | HideValues},
}

func read(file string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	return strings.TrimSuffix(string(text), "\n")
}

func check(t *testing.T, isRight bool, said ...any) {
	t.Helper()
	if !isRight {
		t.Error(said...)
	}
}

func decode(pieces string) (message []byte) {
	for piece := range strings.SplitSeq(pieces, " ") {
		parts := strings.Split("1*"+piece, "*")
		times, _ := strconv.Atoi(parts[len(parts)-2])
		some, _ := base64.StdEncoding.DecodeString(parts[len(parts)-1])
		message = append(message, bytes.Repeat(some, times)...)
	}
	return message
}

func testHashes(t *testing.T, folder string) {
	if folder == "" {
		t.Skip("JUDGE_SETS names no folder")
	}
	for line := range strings.SplitSeq(read(folder+"/hashes.txt"), "\n") {
		known, name, _ := strings.Cut(line, "  ")
		file, run, _ := strings.Cut(name, " ")
		var messages [][]byte
		var events []string
		for line := range strings.SplitSeq(read(folder+"/"+file), "\n") {
			if strings.HasSuffix(file, ".ndjson") {
				messages = append(messages, []byte(line))
			} else if parts := strings.Split(line, "\t"); parts[2] != "-" {
				messages, events = append(messages, decode(parts[2])), append(events, parts[1])
			}
		}
		j, _ := New(ctx, wasm, options[run])
		results, err := j.Judge(ctx, messages)
		if run == "event" {
			results, err = j.JudgeEach(ctx, messages, events)
		}
		hash := sha256.New()
		for _, r := range results {
			fmt.Fprintf(hash, "%s\t%s\t%d\n", r.Verdict, r.Event, r.FaultCount)
			for _, f := range r.Faults {
				fmt.Fprintf(hash, "%s\t%s\t%s\t%d\t%d\n", f.Code, f.Attr, f.Detail, f.At, f.Record)
			}
		}
		said := fmt.Sprintf("%x", hash.Sum(nil))
		check(t, said == known && err == nil, said, "is not the hash of", name, err)
		t.Log(known, name)
	}
}

func TestSmallSet(t *testing.T)  { testHashes(t, "../cases") }
func TestLargeSets(t *testing.T) { testHashes(t, os.Getenv("JUDGE_SETS")) }

func TestEvents(t *testing.T) {
	j, _ := New(ctx, wasm)
	messages := [][]byte{nil, []byte("{}")}
	rows, err := j.JudgeEach(ctx, messages, []string{"", "acount.created-v1"})
	check(t, err == nil && rows[0].Verdict == "invalid_json" && rows[1].Verdict == "unknown_event", rows, err)
	rows, err = j.Judge(ctx, messages, "account.created-v1")
	check(t, err == nil && rows[1].Event == "account.created-v1", rows, err)
	for events, words := range map[string]string{
		"acount.created-v1": `"acount.created-v1" in the catalogue; did you mean account.created-v1?`,
		"a b":               "2 events for all messages; JudgeEach takes one for each",
	} {
		_, err := j.Judge(ctx, messages, strings.Fields(events)...)
		check(t, strings.Contains(fmt.Sprint(err), words), err)
	}
	_, err = j.JudgeEach(ctx, messages, nil)
	check(t, err != nil, "no events for two messages")
}

func TestTellsOfRecordsAndPlaces(t *testing.T) {
	j, _ := New(ctx, wasm, Options{Flags: Rows | Payload | Facts | Int64 | TellUnknown})
	own := `{"type":"agreement.revoked-v1","id":"a","sequence":7,"data":{"agreement_id":1.0}}`
	batch := `{"Records":[` + own + `,{"body":"{"}]}`
	rows, err := j.Judge(ctx, [][]byte{[]byte("{"), []byte(batch)})
	event := "agreement.revoked-v1"
	known := Result{"valid", event, 0, []Fault{}, event, `{"agreement_id":1}`, "a", "", "7", 1, 0}
	check(t, err == nil && fmt.Sprint(rows[1]) == fmt.Sprint(known), rows, err)
	check(t, rows[2].Verdict == "invalid_json" && rows[2].Record == 1, rows[2])
	said := ""
	text := own + "\n {\n\n" + `{"é":"😀","type":"x","data":1}` + strings.Repeat(" ", 5<<20) + "{"
	take := func(r Result, places []Place) { said += fmt.Sprint(r.Verdict, places) }
	err = j.Text(ctx, strings.NewReader(text), "", take)
	check(t, err == nil && said == "valid[]invalid_json[{2 3}]unknown_event[{4 18}]invalid_json[{4 5242912}]", said, err)
	j, _ = New(ctx, wasm, Options{Longest: 4096})
	text = "[" + own + ",\n" + own + "]\n{\"a\":\"" + strings.Repeat("x", 3<<20) + "\"}\n" + own
	said = ""
	err = j.Text(ctx, strings.NewReader(text), "", take)
	check(t, err == nil && said == "valid[]valid[]too_long[{3 1}]valid[]", said, err)
}

func TestWordsOfTheBusNameFields(t *testing.T) {
	message := []byte(`{"type":"ink.messages.inbound-email-migration-v1","payload":{"message_id":1,"s3_key":"k"}}`)
	j, err := New(ctx, wasm, Options{Words: map[string]string{"objstore": "s3"}})
	check(t, err == nil, err)
	results, err := j.Judge(ctx, [][]byte{message})
	check(t, err == nil && results[0].Faults[0].Attr == "s3_bucket", results, err)
	_, err = New(ctx, wasm, Options{Words: map[string]string{"other": "s3"}})
	check(t, err != nil && strings.Contains(err.Error(), "refuses"), err)
}

func TestAnInstanceThatTrapsOrGrewIsDropped(t *testing.T) {
	j, _ := New(ctx, wasm)
	first := <-j.idle
	j.idle <- first
	first.module.Close(ctx)
	_, err := j.Judge(ctx, [][]byte{nil})
	check(t, err != nil, "a closed instance judges")
	for count, size := range []int{1, 31 << 20, 2} {
		results, err := j.Judge(ctx, [][]byte{bytes.Repeat([]byte("["), size)})
		check(t, err == nil && results[0].Verdict == "invalid_json", results, err)
		check(t, len(j.idle) == 1-count%2, "instances after", size, "bytes:", len(j.idle))
	}
}

func TestWhatIsNoModuleIsRefused(t *testing.T) {
	changed := bytes.Replace(wasm, []byte("account_number"), []byte("zccount_number"), 1)
	for words, module := range map[string][]byte{
		`not WebAssembly. It begins with ""`:                   nil,
		`It begins with "<!doctype html>"`:                     []byte("<!doctype html>"),
		`It begins with "version https://git-lfs.github.com/s`: []byte("version https://git-lfs.github.com/spec/v1\n"),
		"cut or damaged":     wasm[:1000],
		"another ABI than 1": wasm[:8],
		"was changed":        changed,
	} {
		j, err := New(ctx, module)
		check(t, j == nil && strings.Contains(fmt.Sprint(err), words), words, err)
	}
}

func TestMessagesWithoutMemoryAreTooLong(t *testing.T) {
	j, _ := New(ctx, wasm)
	j.runtime = wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfig().WithMemoryLimitPages(64))
	check(t, j.open(ctx, wasm) == nil, "it does not open")
	messages := slices.Repeat([][]byte{[]byte(strings.Repeat(" ", 1<<20))}, 9)
	messages[4] = []byte(strings.Repeat(" ", 5<<20))
	results, err := j.Judge(ctx, messages)
	if err != nil || len(results) != 9 {
		t.Fatal(results, err)
	}
	for row, result := range results {
		check(t, (result.Verdict == "too_long") == (row == 4), row, result)
	}
}

func TestWhatIsCountedAddsUpHoweverItIsSplit(t *testing.T) {
	j, _ := New(ctx, wasm, Options{Flags: Counting})
	var messages [][]byte
	for line := range strings.SplitSeq(read("../cases/messages.txt"), "\n") {
		if pieces := strings.Split(line, "\t")[2]; pieces != "-" && len(pieces) < 10_000 && !strings.Contains(pieces, "*") {
			messages = append(messages, decode(pieces))
		}
	}
	for number := range 90 {
		messages = append(messages, fmt.Appendf(nil, `{"type":"new_%d.event-v1","payload":{}}`, number))
		messages = append(messages, fmt.Appendf(nil, `{"type":"account.created-v1","payload":{"u%d":1}}`, number))
	}
	count := func(messages [][]byte) []byte {
		_, err := j.Judge(ctx, messages)
		document, wrong := j.Counts(ctx)
		check(t, err == nil && wrong == nil, err, wrong)
		return document
	}
	known := count(messages)
	check(t, strings.Count(string(known), `.event-v1":`) > 40, string(known))
	chance := rand.New(rand.NewPCG(63, 63))
	splits, _ := strconv.Atoi(os.Getenv("SPLITS"))
	for range max(splits, 20) {
		chance.Shuffle(len(messages), func(i, k int) { messages[i], messages[k] = messages[k], messages[i] })
		var documents [][]byte
		for some := range slices.Chunk(messages, 1+chance.IntN(300)) {
			documents = append(documents, count(some))
			if chance.IntN(3) == 0 {
				sum, _ := Add(documents...)
				documents = [][]byte{sum}
			}
		}
		chance.Shuffle(len(documents), func(i, k int) { documents[i], documents[k] = documents[k], documents[i] })
		sum, err := Add(documents...)
		check(t, err == nil && bytes.Equal(sum, known), "another sum", err)
	}
	err := j.Text(ctx, strings.NewReader(`{"type":"x.y-v1","payload":1}`), "", func(Result, []Place) {})
	document, wrong := j.Counts(ctx)
	check(t, err == nil && wrong == nil && strings.Contains(string(document), `"unknown_event":1`), string(document))
	_, err = Add(document, []byte(`{"format":"x"}`))
	check(t, strings.Contains(fmt.Sprint(err), `document 2 has "x", not the format`), err)
}

func TestGoroutinesShareAJudge(t *testing.T) {
	j, _ := New(ctx, wasm)
	messages := []string{`{"agreement_id":7}`, `{"agreement_id":"7"}`}
	var group sync.WaitGroup
	for range 50 {
		group.Go(func() {
			for call := range 1000 {
				rows, err := j.Judge(ctx, [][]byte{[]byte(messages[call%2])}, "agreement.revoked-v1")
				check(t, err == nil && (rows[0].Verdict == "valid") == (call%2 == 0), rows, err)
			}
		})
	}
	group.Wait()
	check(t, len(j.turns) == 0 && len(j.idle) <= cap(j.idle), "a turn is lost")
}

func TestWhoWaitsObeysItsContext(t *testing.T) {
	j, _ := New(ctx, wasm)
	for range cap(j.turns) {
		j.turns <- struct{}{}
	}
	ended, end := context.WithCancel(ctx)
	go end()
	_, err := j.Judge(ended, [][]byte{nil})
	check(t, err == context.Canceled && j.Close(ended) == context.Canceled, err)
	<-j.turns
	rows, err := j.Judge(ctx, [][]byte{nil})
	check(t, err == nil && len(rows) == 1, err)
	go func() {
		for range cap(j.turns) - 1 {
			<-j.turns
		}
	}()
	check(t, j.Close(ctx) == nil && j.Close(ctx) == ErrClosed, "it does not close once")
	_, err = j.Judge(ctx, [][]byte{nil})
	check(t, err == ErrClosed, err)
}
