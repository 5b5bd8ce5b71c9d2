import * as v from 'valibot'

/** Checks what a file of `data/` says (data/README.md). @throws Error naming the file and the value that is wrong */
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
