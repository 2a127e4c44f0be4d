package judge

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
)

var ctx = context.Background()
var wasm = read("../../generated/judge.wasm")
var options = map[string]Options{
	"": {}, "event": {}, "limit=2 longest=4096": {Limit: 2, Longest: 4096},
	"unknown=report nulls=absent values=hide": {Flags: ReportUnknown | NullIsAbsent | HideValues},
}

func read(file string) []byte {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	return bytes.TrimSuffix(text, []byte("\n"))
}

func readMessages(file string) (messages [][]byte, events []string) {
	for line := range bytes.SplitSeq(read(file), []byte("\n")) {
		parts := strings.Split(string(line), "\t")
		if strings.HasSuffix(file, ".ndjson") {
			messages = append(messages, line)
		} else if parts[2] != "-" {
			var message []byte
			for piece := range strings.SplitSeq(parts[2], " ") {
				parts := strings.Split("1*"+piece, "*")
				times, _ := strconv.Atoi(parts[len(parts)-2])
				some, _ := base64.StdEncoding.DecodeString(parts[len(parts)-1])
				message = append(message, bytes.Repeat(some, times)...)
			}
			messages, events = append(messages, message), append(events, parts[1])
		}
	}
	return messages, events
}

// hashOf judges batches of 5,000.
func hashOf(j *Judge, messages [][]byte, events []string) string {
	hash := sha256.New()
	for size := 5000; len(messages) > 0; messages = messages[size:] {
		size = min(size, len(messages))
		results, err := j.Judge(ctx, messages[:size], events...)
		if err != nil {
			return err.Error()
		}
		for _, r := range results {
			fmt.Fprintf(hash, "%s\t%s\t%d\n", r.Verdict, r.Event, r.FaultCount)
			for _, f := range r.Faults {
				fmt.Fprintf(hash, "%s\t%s\t%s\t%d\t%d\n", f.Code, f.Attr, f.Detail, f.At, f.Record)
			}
		}
	}
	return fmt.Sprintf("%x", hash.Sum(nil))
}

func TestHashes(t *testing.T) {
	for _, folder := range []string{"../cases/", os.Getenv("JUDGE_SETS") + "/"} {
		if folder == "/" {
			t.Log("JUDGE_SETS names no folder, so that large sets are not tested")
			return
		}
		for line := range bytes.SplitSeq(read(folder+"hashes.txt"), []byte("\n")) {
			hash, name, _ := strings.Cut(string(line), "  ")
			file, run, _ := strings.Cut(name, " ")
			messages, events := readMessages(folder + file)
			if run != "event" {
				events = nil
			}
			j, err := New(ctx, wasm, options[run])
			if said := hashOf(j, messages, events); said != hash || err != nil {
				t.Errorf("%s is not the hash of %s (%v)", said, name, err)
			}
			t.Log(hash, name)
		}
	}
}

func TestErrors(t *testing.T) {
	j, _ := New(ctx, wasm)
	messages := [][]byte{nil, []byte(`{"type":"nothing-v1","payload":{}}`)}
	_, err := j.Judge(ctx, messages, "account.created-v1", "nothing-v1")
	if err == nil || !strings.Contains(err.Error(), `"nothing-v1"`) {
		t.Error(err)
	}
	j.module.Close(ctx)
	if _, err := j.Judge(ctx, messages); err == nil {
		t.Error("a closed instance judges")
	}
	if results, err := j.Judge(ctx, messages); err != nil || results[1].Verdict != "unknown_event" {
		t.Error(results, err)
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
