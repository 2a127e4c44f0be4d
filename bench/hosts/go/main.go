// The judge in Go beside encoding/json: prints a row of CPU times for each file that it is given.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"energy-contracts/judge"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

const (
	root   = "../../../"
	rounds = 7
	lines  = 40_000
	batch  = 5_000
)

var ctx = context.Background()

func must[Value any](value Value, err error) Value {
	if err != nil {
		panic(err)
	}
	return value
}

// cpu is the time that this process has had, with that of its garbage collection.
func cpu() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e9
}

func compile() map[string]*jsonschema.Schema {
	compiler := jsonschema.NewCompiler()
	schemas := map[string]*jsonschema.Schema{}
	for _, file := range must(filepath.Glob(root + "generated/schemas/*.json")) {
		document := must(jsonschema.UnmarshalJSON(bytes.NewReader(must(os.ReadFile(file)))))
		url := document.(map[string]any)["$id"].(string)
		if err := compiler.AddResource(url, document); err != nil {
			panic(err)
		}
		schemas[strings.TrimSuffix(filepath.Base(file), ".json")] = must(compiler.Compile(url))
	}
	return schemas
}

// payloadOf is what the envelopes of these lines need.
func payloadOf(message map[string]any) (name string, payload any) {
	name, isNamed := message["type"].(string)
	if !isNamed {
		name = message["detail-type"].(string)
	}
	for _, key := range []string{"payload", "data", "detail"} {
		if payload, isThere := message[key]; isThere {
			return name, payload
		}
	}
	return name, nil
}

// measure runs all by turns, and prints their medians. All that judge have to agree.
func measure(name string, messages [][]byte, candidates []func() int) {
	times := make([][]float64, len(candidates))
	valid := make([]int, len(candidates))
	for round := range rounds + 1 { // the first warms up
		for i, candidate := range candidates {
			before := cpu()
			valid[i] = candidate()
			if round > 0 {
				times[i] = append(times[i], cpu()-before)
			}
		}
	}
	medians := make([]float64, len(candidates))
	for i := range candidates {
		slices.Sort(times[i])
		medians[i] = times[i][rounds/2]
		if i > 1 && valid[i] != valid[1] {
			panic(fmt.Sprint(name, ": they do not agree: ", valid))
		}
	}
	size := len(bytes.Join(messages, nil))
	if err := json.NewEncoder(os.Stdout).Encode(map[string]any{"bytes": size, "seconds": medians}); err != nil {
		panic(err)
	}
}

func countValid(results []judge.Result) (valid int) {
	for _, result := range results {
		if result.Verdict == "valid" {
			valid++
		}
	}
	return valid
}

func main() {
	j := must(judge.New(ctx, must(os.ReadFile(root+"generated/judge.wasm"))))
	schemas := compile()
	for _, file := range os.Args[1:] {
		messages := bytes.Split(must(os.ReadFile(file)), []byte("\n"))[:lines]
		parsed := func() (valid int) {
			for _, message := range messages {
				var value any
				if json.Unmarshal(message, &value) == nil {
					valid++
				}
			}
			return valid
		}
		inBatches := func() (valid int) {
			for some := range slices.Chunk(messages, batch) {
				valid += countValid(must(j.Judge(ctx, some)))
			}
			return valid
		}
		oneByOne := func() (valid int) {
			for _, message := range messages {
				valid += countValid(must(j.Judge(ctx, [][]byte{message})))
			}
			return valid
		}
		bySchema := func() (valid int) {
			for _, message := range messages {
				value := must(jsonschema.UnmarshalJSON(bytes.NewReader(message)))
				name, payload := payloadOf(value.(map[string]any))
				if schemas[name].Validate(payload) == nil {
					valid++
				}
			}
			return valid
		}
		measure(file, messages, []func() int{parsed, inBatches, oneByOne, bySchema})
	}
}
