// Makes the calls of a plan with a generated client, and prints what it read of each answer:
//
//	client ADDRESS plan.json
//
// open and result are those of the generator.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"reflect"
	"strings"
)

type call struct {
	Operation  string
	Parameters [][2]string
	Body       json.RawMessage
}

func main() {
	var calls []call
	if err := json.Unmarshal(must(os.ReadFile(os.Args[2])), &calls); err != nil {
		log.Fatal(err)
	}
	for index, call := range calls {
		client := reflect.ValueOf(open(fmt.Sprintf("%s/%d", os.Args[1], index)))
		outcome := map[string]any{}
		if read, err := perform(client, call); err != nil {
			outcome["fault"] = err.Error()
		} else {
			outcome["read"] = read
		}
		fmt.Println(string(must(json.Marshal(outcome))))
	}
}

// Calls an operation: what takes no parameter of the path takes the body.
func perform(client reflect.Value, call call) (any, error) {
	method := client.MethodByName(capitals(call.Operation) + SUFFIX)
	of := method.Type()
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	parameters := call.Parameters
	for index := 1; index < of.NumIn() && !(of.IsVariadic() && index == of.NumIn()-1); index++ {
		argument := reflect.New(of.In(index)).Elem()
		switch {
		case argument.Kind() == reflect.String:
			argument.SetString(parameters[0][1])
			parameters = parameters[1:]
		case strings.HasSuffix(of.In(index).String(), "Params"):
			for _, parameter := range call.Parameters {
				if argument.Kind() == reflect.Struct {
					argument.FieldByName(capitals(parameter[0])).SetString(parameter[1])
				}
			}
		default:
			if err := json.Unmarshal(call.Body, argument.Addr().Interface()); err != nil {
				return nil, err
			}
		}
		arguments = append(arguments, argument)
	}
	results := method.Call(arguments)
	if err, _ := results[1].Interface().(error); err != nil {
		return nil, err
	}
	return result(results[0])
}

// Turns stage_account and stageAccount into StageAccount.
func capitals(name string) string {
	words := strings.Split(name, "_")
	for index, word := range words {
		words[index] = strings.ToUpper(word[:1]) + word[1:]
	}
	return strings.Join(words, "")
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
