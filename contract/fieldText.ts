/**
 * The texts in the field map of a COMMON400 answer (docs/wire.md "Field map"). The app never decides by them.
 * They are not in `errors.ts`, so that the first page load does not include the table of codes.
 */
export const FIELD_TEXT = {
  missing: '필수 값입니다.',
  form: '형식이 올바르지 않습니다.',
  tooLong: (maxChars: number) => `최대 ${maxChars}자까지 입력할 수 있습니다.`,
  range: '허용 범위를 벗어났습니다.',
  notInList: '허용되지 않는 값입니다.',
} as const
