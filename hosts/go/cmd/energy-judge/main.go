// Energy-judge judges events in files, folders and standard input, and ends as `validate` does.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	_ "embed"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"unicode"

	"energy-contracts/judge"
)

//go:generate cp ../../../../generated/judge.wasm .
//go:embed judge.wasm
var wasm []byte

const invalid, unreadable, unknown = 1, 2, 3

var isRead = regexp.MustCompile(`\.(json|ndjson|jsonl)(\.gz)?$`).MatchString
var github = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")

// A gate counts what it has judged. Of its exit codes, the first of 2, 1 and 3 counts.
type gate struct {
	*judge.Judge
	event, format         string
	mayBeEmpty            bool
	out                   *bufio.Writer
	codes                 map[int]bool
	messages, bad, faults int
}

func (g *gate) say(file string, at judge.Place, event string, fault judge.Fault) {
	g.faults++
	fault.Attr, fault.Detail = printable(fault.Attr), printable(fault.Detail)
	place, event := fmt.Sprintf("%s:%d:%d", file, at.Line, at.Column), printable(cmp.Or(event, "-"))
	switch g.format {
	case "text":
		fmt.Fprintf(g.out, "%s %s %s %s: %s\n", place, event, fault.Code, cmp.Or(fault.Attr, "(the whole)"), fault.Detail)
	case "github":
		title := strings.NewReplacer(",", "%2C", ":", "%3A").Replace(github.Replace(fault.Code + " (" + event + ")"))
		fmt.Fprintf(g.out, "::error file=%s,line=%d,col=%d,title=%s::%s\n", github.Replace(file), at.Line, at.Column, title, github.Replace(place+" "+fault.Detail))
	}
	g.line("<failure type=\"%s\" message=\"%s\">%s</failure>\n", fault.Code, fault.Detail, place)
}

// printable replaces what could control a terminal.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

// line writes a line of JUnit's report.
func (g *gate) line(format string, values ...string) {
	if g.format == "junit" {
		escaped := make([]any, len(values))
		for i, value := range values {
			var text strings.Builder
			xml.EscapeText(&text, []byte(value))
			escaped[i] = &text
		}
		fmt.Fprintf(g.out, format, escaped...)
	}
}

// read judges a file. What can't be read, or has no message, is an error.
func (g *gate) read(file string, in io.Reader, err error) {
	before := g.messages
	g.line("<testsuite name=\"%s\">\n", file)
	if err == nil {
		err = g.judge(file, bufio.NewReader(in))
	}
	if err == nil && g.messages == before && !g.mayBeEmpty {
		err = errors.New("there is no message in it")
	}
	if err != nil {
		g.codes[unreadable] = true
		g.line("<testcase classname=\"%s\" name=\"the file\">\n", file)
		g.say(file, judge.Place{Line: 1, Column: 1}, "", judge.Fault{Code: "unreadable", Detail: err.Error()})
		g.line("</testcase>\n")
	}
	g.line("</testsuite>\n")
}

func (g *gate) judge(file string, in *bufio.Reader) (err error) {
	var text io.Reader = in
	if head, _ := in.Peek(2); bytes.Equal(head, []byte{0x1f, 0x8b}) {
		if text, err = gzip.NewReader(in); err != nil {
			return err
		}
	}
	return g.Text(context.Background(), text, g.event, func(result judge.Result, places []judge.Place) {
		g.messages++
		if result.Verdict == "unknown_event" || result.Verdict == "unknown_version" {
			g.codes[unknown] = true
		} else if result.Verdict != "valid" {
			g.bad++
			g.codes[invalid] = true
		}
		g.line("<testcase classname=\"%s\" name=\"%s %s\">\n", file, fmt.Sprint(g.messages), result.Name)
		for i, fault := range result.Faults {
			g.say(file, places[i], result.Name, fault)
		}
		g.line("</testcase>\n")
	})
}

// find reads a file, the files of a folder that are named as events are, or standard input.
func (g *gate) find(path string) {
	if path == "-" {
		g.read("(stdin)", os.Stdin, nil)
		return
	}
	filepath.WalkDir(path, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && (entry.IsDir() || file != path && !isRead(file)) {
			return nil
		}
		var in *os.File
		if err == nil {
			in, err = os.Open(file)
		}
		g.read(file, in, err)
		in.Close()
		return nil
	})
}

func run(args []string) (code int, err error) {
	g := &gate{out: bufio.NewWriter(os.Stdout), codes: map[int]bool{}}
	flags := flag.NewFlagSet("energy-judge [options] <files, folders, - for stdin>", flag.ContinueOnError)
	flags.StringVar(&g.event, "event", "", "the `name` of the event that every message is a payload of")
	flags.StringVar(&g.format, "format", "text", "text, github or junit")
	flags.BoolVar(&g.mayBeEmpty, "allow-empty", false, "take an input without any message")
	options := judge.Options{Flags: judge.Rows | judge.HideValues}
	set := func(name string, flag uint32, words string) {
		flags.BoolFunc(name, words, func(string) error { options.Flags ^= flag; return nil })
	}
	set("show-values", judge.HideValues, "quote short values of payloads")
	set("unknown-fields", judge.ReportUnknown, "fields that the contract does not have are faults")
	set("null-absent", judge.NullIsAbsent, "an optional field that is null is left out")
	set("keys-once", judge.KeysOnce, "a key that its object had before is a fault")
	set("int64", judge.Int64, "an integer of more than 64 bits is a fault")
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		return 0, nil
	} else if err != nil {
		return unreadable, nil
	}
	if !strings.Contains(" text github junit ", " "+g.format+" ") || flags.NArg() == 0 {
		flags.Usage()
		return unreadable, nil
	}
	if g.Judge, err = judge.New(context.Background(), wasm, options); err == nil {
		_, err = g.Judge.Judge(context.Background(), nil, g.event)
	}
	if err != nil {
		return unreadable, err
	}
	g.line(xml.Header + "<testsuites>\n")
	for _, path := range flags.Args() {
		g.find(path)
	}
	g.line("</testsuites>\n")
	fmt.Fprintf(os.Stderr, "%d messages: %d invalid, %d faults. Contract %.12s.\n", g.messages, g.bad, g.faults, g.Contract)
	for _, code = range []int{unreadable, invalid, unknown, 0} {
		if g.codes[code] {
			break
		}
	}
	return code, g.out.Flush()
}

func main() {
	code, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = unreadable
	}
	os.Exit(code)
}
