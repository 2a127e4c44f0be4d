"""node hosts/cases/mutants.ts N --print | python mutants.py N: Python says of N what Node says."""

import sys
from base64 import b64decode
from itertools import islice

from test_judge import options_of, text_of

from energy_contracts import Judge

BATCH = 1000  # as in mutants.ts
judges, count, differences = {}, 0, 0
for options in sys.stdin:
    judging = judges.setdefault(options, Judge(**options_of(options.split())))
    cases = [line.rstrip("\n").split("\t") for line in islice(sys.stdin, BATCH)]
    events, texts, answers = zip(*cases)
    messages = [b64decode(text) for text in texts]
    for result, text, answer in zip(
        judging.judge(messages, [e or None for e in events]), texts, answers
    ):
        count += 1
        if text_of(result) != b64decode(answer).decode():
            differences += 1
            print(options, text, result)
asked = int(sys.argv[1])
print(f"{count} of {asked} messages, {differences} differences")
sys.exit(differences > 0 or count != asked)
