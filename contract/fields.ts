/** Fields that several forms share. Each says what absent, null and empty mean. */
import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'
import { DISTRICT_MAX_CHARS } from './limits.ts'
import { REGIONS } from './scalars.ts'
import { maxGraphemes, wellFormed, withoutNul } from './text.ts'

/** Null and absent both mean that a change keeps the field (PR2, RC2). */
export const kept = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )

/** Empty clears the field. NFC makes the same word the same text from every keyboard. */
export const FreeText = (maxChars: number) =>
  v.pipe(
    v.string(FIELD_TEXT.form),
    v.normalize('NFC'),
    wellFormed,
    v.trim(),
    maxGraphemes(maxChars),
    withoutNul,
  )

/** Requires at least one visible character. */
export const visible = v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, FIELD_TEXT.missing)

/** An http or https address, never one that would run a script (`javascript:`). Empty clears the field. */
export const WebAddress = (maxChars: number) =>
  v.pipe(
    v.string(FIELD_TEXT.form),
    v.trim(),
    v.maxLength(maxChars, FIELD_TEXT.tooLong(maxChars)),
    withoutNul,
    v.check(
      (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
      FIELD_TEXT.form,
    ),
  )

/** `''` and `-` mean no region (docs/wire.md "Fixed lists"). */
export const WrittenRegion = v.pipe(
  v.string(FIELD_TEXT.form),
  v.trim(),
  v.transform((region) => (region === '-' ? '' : region)),
  v.picklist([...REGIONS, ''], FIELD_TEXT.notInList),
)

export const WrittenDistrict = FreeText(DISTRICT_MAX_CHARS)

export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
