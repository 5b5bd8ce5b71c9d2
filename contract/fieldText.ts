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
  /** An age below `AGE_MIN_YEARS`. */
  tooYoung: '만 14세부터 가입할 수 있어요. 나이를 다시 확인해 주세요.',
  /** A text that has a newer version. A page that was loaded before knows only the old one. */
  notInForce: '약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.',
} as const
