module energy-contracts/bench

go 1.25.0

require (
	energy-contracts/judge v0.0.0
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3
)

require (
	github.com/tetratelabs/wazero v1.12.0 // indirect
	golang.org/x/sys v0.44.0 // indirect
	golang.org/x/text v0.14.0 // indirect
)

replace energy-contracts/judge => ../../../hosts/go
