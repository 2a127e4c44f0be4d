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
	"testing"

	"github.com/tetratelabs/wazero"
)

var ctx = context.Background()
var wasm = []byte(read("../../generated/judge.wasm"))
var options = map[string]Options{
	"limit=2 longest=4096":                    {Limit: 2, Longest: 4096},
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
		if run != "event" {
			events = nil
		}
		j, _ := New(ctx, wasm, options[run])
		results, err := j.Judge(ctx, messages, events...)
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

func TestErrorsAndTraps(t *testing.T) {
	j, _ := New(ctx, wasm)
	messages := [][]byte{nil, []byte("{")}
	_, err := j.Judge(ctx, messages, "account.created-v1", "nothing-v1")
	if err == nil || !strings.Contains(err.Error(), `"nothing-v1"`) {
		t.Error(err)
	}
	j.module.Close(ctx)
	if _, err := j.Judge(ctx, messages); err == nil {
		t.Error("a closed instance judges")
	}
	if results, err := j.Judge(ctx, messages); err != nil || results[1].Verdict != "invalid_json" {
		t.Error(results, err)
	}
}

func TestMessagesWithoutMemoryAreTooLong(t *testing.T) {
	j, _ := New(ctx, wasm)
	j.runtime = wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfig().WithMemoryLimitPages(64))
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

func TestPool(t *testing.T) {
	pool, err := NewPool(ctx, wasm, 2)
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for range 50 {
		group.Go(func() {
			answer := httptest.NewRecorder()
			pool.ServeHTTP(answer, httptest.NewRequest("POST", "/", strings.NewReader("{")))
			if answer.Code != 422 || !strings.Contains(answer.Body.String(), `"invalid_json"`) {
				t.Error(answer)
			}
		})
	}
	group.Wait()
}
