"""The judge in Spark beside from_json: a report for `npm run bench -- hosts`.

Executors of local-cluster are processes of their own. Each, with its Python workers, gets one core.
"""

import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

try:
    import pyspark
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as F

    from energy_contracts.spark import counts, fault_table, judge, typed
except ImportError as error:
    print(f"{error.name} is not there; bench/hosts/requirements.txt says how to install it.")
    sys.exit(77)

ROUNDS, TIMES, FILES, EVENT = 5, 5, 20, "account.created-v1"
ONE = (
    "type string, payload struct<account_number:string,account_user_emails:array<string>,"
    "is_imported:boolean>, broken string"
)
OPTIONS = {"mode": "PERMISSIVE", "columnNameOfCorruptRecord": "broken"}
TOLD = ["payload", "id"]


def parse(df):
    return df.withColumn("json", F.from_json("value", ONE, OPTIONS))


JOBS = {
    "read": lambda df: df,
    "`mapInArrow` that does nothing": lambda df: df.mapInArrow(lambda batches: batches, df.schema),
    "`judge`": lambda df: judge(df, "value"),
    "`judge` with payload and id": lambda df: judge(df, "value", columns=TOLD),
    "`judge` with `counts=True`, and `counts`": lambda df: counts(judge(df, "value", counts=True)),
    "`judge` and `fault_table`": lambda df: fault_table(judge(df, "value")),
    "`from_json`, the schema of one event": parse,
}
ALIKE = {  # all lines are of one event
    "`from_json` of one event": parse,
    "`typed` of it, with payload and id": lambda df: typed(judge(df, "value", columns=TOLD), EVENT),
}


def pin(spark):
    """Gives each executor a core, and so its workers, which are forked later."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().decode().split("\0")
        except OSError:  # it has ended
            continue
        if "--executor-id" in words and spark.sparkContext.applicationId in words:
            core = int(words[words.index("--executor-id") + 1]) % os.cpu_count()
            for task in (process / "task").iterdir():
                os.sched_setaffinity(int(task.name), {core})


def measure(executors, folder):
    """Returns how many rows a second each job has, as medians of rounds in turn."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master(f"local-cluster[{executors},1,2048]")
        .config("spark.executor.memory", "1500m")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.files.maxPartitionBytes", "16m")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    tables = {f"{folder}/lines.parquet": JOBS, f"{folder}/alike.parquet": ALIKE}
    if not os.path.exists(f"{folder}/lines.parquet"):
        lines = spark.read.text(f"{sys.argv[1]}/lines-10.ndjson")
        alike = lines.where(F.col("value").startswith(f'{{"type":"{EVENT}","payload"'))
        for some, table in zip((lines, alike), tables):
            times = lines.count() * TIMES // some.count()
            more = some.crossJoin(spark.range(times)).drop("id")
            more.repartition(FILES).write.parquet(table)
    spark.range(executors * 2).repartition(executors * 2).count()
    pin(spark)
    jobs = {
        name: (spark.read.parquet(table), job)
        for table in tables
        for name, job in tables[table].items()
    }
    sizes = {name: rows.count() for name, (rows, _) in jobs.items()}
    times = {name: [] for name in jobs}
    for round_ in range(ROUNDS + 1):
        for name, (rows, job) in jobs.items():
            start = time.perf_counter()
            job(rows).write.format("noop").mode("overwrite").save()
            if round_ > 0:  # the first starts workers
                times[name].append(time.perf_counter() - start)
    spark.stop()
    return {name: sizes[name] / statistics.median(values) for name, values in times.items()}


with tempfile.TemporaryDirectory() as folder:
    one, two = measure(1, folder), measure(2, folder)
rows = [
    [name, f"{one[name] / 1e3:.0f}", f"{two[name] / 1e3:.0f}", f"{two[name] / one[name]:.2f}×"]
    for name in one
]
read, _, judged, told, counted, _, parsed, alike, lands = one
scales = two[judged] / one[judged] >= 0.9 * two[read] / one[read]
claims = {
    "`judge` has at least 1.25 times the rows of `from_json`, on one core each.": one[judged]
    >= 1.25 * one[parsed],
    "With payload and id, it has at least as many rows as `from_json`.": one[told] >= one[parsed],
    "With counts, it takes at most 1.15 of its time.": one[judged] <= 1.15 * one[counted],
    "Typed, all lines of one event take at most 1.6 of `from_json`.": one[alike]
    <= 1.6 * one[lands],
    "`judge` scales from one executor to two as reading does, within 10 %.": scales,
}
columns = [
    f"Spark {pyspark.__version__}, 1,000 rows a second, 10 % invalid",
    "one executor",
    "two executors",
    "two beside one",
]
print(
    json.dumps(
        {
            "grids": [{"columns": columns, "rows": rows}],
            "claims": [{"text": text, "holds": holds} for text, holds in claims.items()],
        }
    )
)
