package main

import (
	"fmt"
	"reflect"

	"import/api"
)

const SUFFIX = "WithResponse"

func open(address string) any { return must(api.NewClientWithResponses(address)) }

// Of each status that the document has, the answer has a field.
func result(answer reflect.Value) (any, error) {
	status := answer.MethodByName("StatusCode").Call(nil)[0].Int()
	read := answer.Elem().FieldByName(fmt.Sprintf("JSON%d", status))
	if !read.IsValid() || read.IsNil() {
		return nil, fmt.Errorf("nothing is read of a %d", status)
	}
	return read.Interface(), nil
}
