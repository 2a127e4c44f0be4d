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

    from energy_contracts.spark import fault_table, judge
except ImportError as error:
    print(f"{error.name} is not there; bench/hosts/requirements.txt says how to install it.")
    sys.exit(77)

ROUNDS, TIMES, FILES = 5, 5, 20
ONE = (
    "type string, payload struct<account_number:string,account_user_emails:array<string>,"
    "is_imported:boolean>, broken string"
)
OPTIONS = {"mode": "PERMISSIVE", "columnNameOfCorruptRecord": "broken"}
JOBS = {
    "read": lambda df: df,
    "`mapInArrow` that does nothing": lambda df: df.mapInArrow(lambda batches: batches, df.schema),
    "`judge`": lambda df: judge(df, "value"),
    "`judge` and `fault_table`": lambda df: fault_table(judge(df, "value")),
    "`from_json`, the schema of one event": lambda df: df.withColumn(
        "json", F.from_json("value", ONE, OPTIONS)
    ),
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
    table = f"{folder}/lines.parquet"
    if not os.path.exists(table):
        lines = spark.read.text(f"{sys.argv[1]}/lines-10.ndjson")
        lines.crossJoin(spark.range(TIMES)).drop("id").repartition(FILES).write.parquet(table)
    spark.range(executors * 2).repartition(executors * 2).count()
    pin(spark)
    rows = spark.read.parquet(table)
    count = rows.count()
    times = {name: [] for name in JOBS}
    for round_ in range(ROUNDS + 1):
        for name, job in JOBS.items():
            start = time.perf_counter()
            job(rows).write.format("noop").mode("overwrite").save()
            if round_ > 0:  # the first starts workers
                times[name].append(time.perf_counter() - start)
    spark.stop()
    return {name: count / statistics.median(values) for name, values in times.items()}


with tempfile.TemporaryDirectory() as folder:
    one, two = measure(1, folder), measure(2, folder)
rows = [
    [name, f"{one[name] / 1e3:.0f}", f"{two[name] / 1e3:.0f}", f"{two[name] / one[name]:.2f}×"]
    for name in JOBS
]
read, _, judged, _, parsed = JOBS
scales = two[judged] / one[judged] >= 0.9 * two[read] / one[read]
claims = {
    "`judge` has at least 1.25 times the rows of `from_json`, on one core each.": one[judged]
    >= 1.25 * one[parsed],
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
