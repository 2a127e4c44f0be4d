// Judges messages of events, one on each line, by the JSON Schemas of their types:
//
//	go run . SCHEMAS messages.ndjson
//
// or bodies that all have one schema:
//
//	go run . SCHEMAS bodies.ndjson rest/stageAccount
//
// It prints the place and the keyword of each fault, and no value.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

const longest = 32 << 20

type schemas struct {
	folder   string
	compiler *jsonschema.Compiler
}

func main() {
	log.SetFlags(0)
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	judge := schemas{os.Args[1], compiler}
	file, err := os.Open(os.Args[2])
	if err != nil {
		fail(err)
	}
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, longest)
	count, broken := 0, 0
	for lines.Scan() {
		count++
		faults := judge.line(lines.Bytes())
		for _, fault := range faults {
			fmt.Printf("%s:%d: %s\n", os.Args[2], count, fault)
		}
		if len(faults) > 0 {
			broken++
		}
	}
	if err := lines.Err(); err != nil {
		fail(err)
	}
	fmt.Printf("%d messages, %d broken\n", count, broken)
	if broken > 0 {
		os.Exit(1)
	}
}

func (schemas schemas) line(line []byte) []string {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(line))
	if err != nil {
		return []string{"is not JSON"}
	}
	var name string
	if len(os.Args) > 3 {
		name = os.Args[3]
	} else {
		message, _ := value.(map[string]any)
		name, _ = message["type"].(string)
		value = message["payload"]
	}
	path := filepath.Join(schemas.folder, name+".json")
	if _, err := os.Stat(path); err != nil || name == "" || !filepath.IsLocal(name) {
		return []string{fmt.Sprintf("%q is in no schema", name)}
	}
	schema, err := schemas.compiler.Compile(path) // which compiles it once
	if err != nil {
		fail(err)
	}
	if err := schema.Validate(value); err != nil {
		return leaves(name, err.(*jsonschema.ValidationError))
	}
	return nil
}

// What several schemas say together has its reasons below.
func leaves(name string, fault *jsonschema.ValidationError) (all []string) {
	for _, cause := range fault.Causes {
		all = append(all, leaves(name, cause)...)
	}
	if len(fault.Causes) == 0 {
		keyword := strings.Join(fault.ErrorKind.KeywordPath(), "/")
		all = []string{fmt.Sprintf("%s /%s: %s", name, strings.Join(fault.InstanceLocation, "/"), keyword)}
	}
	return all
}

// What can't be read is no verdict.
func fail(err error) {
	log.Print(err)
	os.Exit(2)
}
