import * as v from 'valibot'

/** Validates a file of `data/` (data/README.md). @throws Error with the file and the invalid value */
export function readData<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`)
}
