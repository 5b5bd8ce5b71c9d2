/** Fields that forms have in common. What is absent or null, or empty, means is said by each. */
import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'
import { DISTRICT_MAX_CHARS } from './limits.ts'
import { REGIONS } from './scalars.ts'
import { maxGraphemes, wellFormed, withoutNul } from './text.ts'

/** Null is as good as absent: a change keeps the field as it is (PR2, RC2). */
export const kept = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )

/** Empty clears the field. Composed, so that the same word is the same text from every keyboard. */
export const FreeText = (maxChars: number) =>
  v.pipe(
    v.string(FIELD_TEXT.form),
    v.normalize('NFC'),
    wellFormed,
    v.trim(),
    maxGraphemes(maxChars),
    withoutNul,
  )

/** With something in it that can be seen. */
export const visible = v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, FIELD_TEXT.missing)

/** An address that a browser may open; nothing that would run (`javascript:`). Empty clears it. */
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

/** `''` is none; `-` means the same (docs/wire.md "Fixed lists"). */
export const WrittenRegion = v.pipe(
  v.string(FIELD_TEXT.form),
  v.trim(),
  v.transform((region) => (region === '-' ? '' : region)),
  v.picklist([...REGIONS, ''], FIELD_TEXT.notInList),
)

export const WrittenDistrict = FreeText(DISTRICT_MAX_CHARS)

export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
