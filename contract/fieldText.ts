/** Texts of the field map of a COMMON400 answer (docs/wire.md "Field map"). The SPA never depends on them; the table of codes is a file of its own so that a first load need not carry it. */
export const FIELD_TEXT = {
  missing: '필수 값입니다.',
  form: '형식이 올바르지 않습니다.',
  tooLong: (maxChars: number) => `최대 ${maxChars}자까지 입력할 수 있습니다.`,
  range: '허용 범위를 벗어났습니다.',
  notInList: '허용되지 않는 값입니다.',
} as const
