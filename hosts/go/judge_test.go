package judge

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http/httptest"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
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
		if said := fmt.Sprintf("%x", hash.Sum(nil)); said != known || err != nil {
			t.Errorf("%s is not the hash of %s: %v", said, name, err)
		}
		t.Log(known, name)
	}
}

func TestSmallSet(t *testing.T)  { testHashes(t, "../cases") }
func TestLargeSets(t *testing.T) { testHashes(t, os.Getenv("JUDGE_SETS")) }

func TestEvents(t *testing.T) {
	j, _ := New(ctx, wasm, Options{Longest: 2})
	messages := [][]byte{nil, []byte("{}")}
	rows, err := j.JudgeEach(ctx, messages, []string{"", "acount.created-v1"})
	if err != nil || rows[0].Verdict != "invalid_json" || rows[1].Verdict != "unknown_event" {
		t.Error(rows, err)
	}
	rows, err = j.Judge(ctx, messages, "account.created-v1")
	if err != nil || rows[1].Event != "account.created-v1" {
		t.Error(rows, err)
	}
	for events, words := range map[string]string{
		"acount.created-v1": `"acount.created-v1" in the catalogue; did you mean account.created-v1?`,
		"a b":               "2 events for all messages; JudgeEach takes one for each",
	} {
		_, err := j.Judge(ctx, messages, strings.Fields(events)...)
		if err == nil || !strings.Contains(err.Error(), words) {
			t.Error(err)
		}
	}
	if _, err := j.JudgeEach(ctx, messages, nil); err == nil {
		t.Error("no events for two messages")
	}
}

func TestTrapsAndClose(t *testing.T) {
	j, _ := New(ctx, wasm)
	messages := [][]byte{nil, []byte("{")}
	j.module.Close(ctx)
	if _, err := j.Judge(ctx, messages); err == nil {
		t.Error("a closed instance judges")
	}
	if results, err := j.Judge(ctx, messages); err != nil || results[1].Verdict != "invalid_json" {
		t.Error(results, err)
	}
	for _, known := range []error{nil, ErrClosed} {
		if err := j.Close(ctx); err != known {
			t.Error(err)
		}
	}
	if _, err := j.Judge(ctx, messages); err != ErrClosed {
		t.Error(err)
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
		if j != nil || err == nil || !strings.Contains(err.Error(), words) {
			t.Error(words, err)
		}
	}
}

func TestAnInstanceThatGrewIsDropped(t *testing.T) {
	j, _ := New(ctx, wasm)
	first := j.module
	for range 2 {
		results, err := j.Judge(ctx, [][]byte{bytes.Repeat([]byte("["), 31<<20)})
		if err != nil || results[0].Verdict != "invalid_json" {
			t.Error(err)
		}
		if j.module != nil || !first.IsClosed() {
			t.Error("the instance is kept")
		}
	}
}

func TestMessagesWithoutMemoryAreTooLong(t *testing.T) {
	j, _ := New(ctx, wasm)
	j.runtime = wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfig().WithMemoryLimitPages(64))
	j.compiled, _ = j.runtime.CompileModule(ctx, wasm)
	if err := j.start(ctx); err != nil {
		t.Fatal(err)
	}
	messages := slices.Repeat([][]byte{[]byte(strings.Repeat(" ", 1<<20))}, 9)
	messages[4] = []byte(strings.Repeat(" ", 5<<20))
	results, err := j.Judge(ctx, messages)
	if err != nil || len(results) != 9 {
		t.Fatal(results, err)
	}
	for row, result := range results {
		if (result.Verdict == "too_long") != (row == 4) {
			t.Error(row, result)
		}
	}
}

// Half of what goroutines judge is valid, and each is judged rightly.
func together(t *testing.T, goroutines, calls int, judge func(message []byte) ([]Result, error)) {
	messages := []string{`{"agreement_id":7}`, `{"agreement_id":"7"}`}
	var group sync.WaitGroup
	var judged atomic.Int32
	for range goroutines {
		group.Go(func() {
			for call := range calls {
				rows, err := judge([]byte(messages[call%2]))
				if err == ErrInUse {
					continue
				} else if err != nil || (rows[0].Verdict == "valid") != (call%2 == 0) {
					t.Error(rows, err)
					return
				}
				judged.Add(1)
			}
		})
	}
	group.Wait()
	t.Logf("%d of %d are judged, and no other is", judged.Load(), goroutines*calls)
}

func TestGoroutinesThatShareAJudge(t *testing.T) {
	j, _ := New(ctx, wasm)
	together(t, 50, 1000, func(message []byte) ([]Result, error) {
		return j.Judge(ctx, [][]byte{message}, "agreement.revoked-v1")
	})
	j.inUse.Lock()
	if err := j.Close(ctx); err != ErrInUse {
		t.Error(err)
	}
}

func TestPool(t *testing.T) {
	pool, err := NewPool(ctx, wasm, 2)
	if err != nil {
		t.Fatal(err)
	}
	together(t, 50, 1000, func(message []byte) ([]Result, error) {
		rows, err := pool.Judge(ctx, [][]byte{message}, "agreement.revoked-v1")
		if err == ErrInUse {
			t.Error(err)
		}
		return rows, err
	})
	rows, err := pool.JudgeEach(ctx, [][]byte{[]byte("{")}, []string{""})
	if err != nil || rows[0].Verdict != "invalid_json" {
		t.Error(rows, err)
	}
	answer := httptest.NewRecorder()
	pool.ServeHTTP(answer, httptest.NewRequest("POST", "/", strings.NewReader("{")))
	if answer.Code != 422 || !strings.Contains(answer.Body.String(), `"invalid_json"`) {
		t.Error(answer)
	}
}

func TestAPoolObeysItsContext(t *testing.T) {
	pool, _ := NewPool(ctx, wasm, 2)
	taken := []*Judge{<-pool.idle, <-pool.idle}
	ended, end := context.WithCancel(ctx)
	go end()
	if _, err := pool.Judge(ended, nil); err != context.Canceled {
		t.Error(err)
	}
	pool.idle <- taken[0]
	if err := pool.Close(ended); err != context.Canceled || len(pool.idle) != 1 {
		t.Error(err, len(pool.idle))
	}
	go func() { pool.idle <- taken[1] }()
	for _, known := range []error{nil, ErrClosed} {
		if err := pool.Close(ctx); err != known {
			t.Error(err)
		}
	}
	if _, err := pool.Judge(ctx, nil); err != ErrClosed || !taken[0].isClosed || !taken[1].isClosed {
		t.Error(err)
	}
	if _, err := NewPool(ctx, wasm, 0); err == nil {
		t.Error("a pool without judges")
	}
	if _, err := NewPool(ctx, nil, 2); err == nil {
		t.Error("a pool without a module")
	}
}
