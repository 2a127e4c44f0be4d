package judge

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
)

const format = "energy-contracts observe 1"

// The most names of unknown events, and of unknown fields of an object.
const mostEvents, mostFields = 64, 32

// Counts returns what was counted since the last call, as JSON. Add adds such documents.
func (j *Judge) Counts(ctx context.Context) (sum []byte, err error) {
	if j.options.Flags&Counting == 0 {
		return nil, errors.New("judge: it counts with the flag Counting")
	}
	err = j.alone(ctx, func() (err error) {
		for range len(j.idle) {
			m := <-j.idle
			err = errors.Join(err, m.drain(ctx))
			j.idle <- m
		}
		return err
	})
	if err == nil {
		sum, err = Add(<-j.counted...)
		j.counted <- nil
	}
	return sum, err
}

// drain keeps what an instance has counted.
func (m *instance) drain(ctx context.Context) (err error) {
	if m.options.Flags&Counting == 0 || m.module.IsClosed() {
		return nil
	}
	document := m.read(ctx, &err, "counts")
	if err == nil {
		m.counted <- append(<-m.counted, document)
		m.bytes = 0
	}
	return err
}

// Add adds documents of Counts. The sum is the same whatever the order, and however messages were split.
func Add(documents ...[]byte) ([]byte, error) {
	sum := map[string]any{"format": format}
	for number, document := range documents {
		var tree map[string]any
		if err := json.Unmarshal(document, &tree); err != nil {
			return nil, fmt.Errorf("judge: document %d: %w", number+1, err)
		}
		if tree["format"] != format {
			return nil, fmt.Errorf("judge: document %d has %q, not the format %q", number+1, fmt.Sprint(tree["format"]), format)
		}
		sum = add(sum, tree, mostFields)
	}
	return json.Marshal(sum)
}

func add(one, other map[string]any, most int) map[string]any {
	for key, value := range other {
		if before, isThere := one[key]; isThere {
			value = sumOf(key, before, value, most)
		}
		one[key] = value
	}
	return one
}

func sumOf(key string, one, other any, most int) any {
	switch before := one.(type) {
	case float64:
		return before + other.(float64)
	case string:
		if (key == "last") == (other.(string) > before) {
			return other
		}
		return one
	}
	if key == "unknown_events" {
		most = mostEvents
	}
	sum := add(one.(map[string]any), other.(map[string]any), most)
	if key == "names" { // the same ones wherever the others are left out
		names := slices.SortedFunc(maps.Keys(sum), func(one, other string) int {
			return cmp.Or(cmp.Compare(hash(one), hash(other)), cmp.Compare(one, other))
		})
		for _, name := range names[min(most, len(names)):] {
			delete(sum, name)
		}
	}
	return sum
}

func hash(name string) uint32 {
	sum := fnv.New32a()
	sum.Write([]byte(name))
	return sum.Sum32()
}
