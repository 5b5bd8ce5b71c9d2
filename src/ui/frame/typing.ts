/**
 * A selector that matches while a text field has the focus. On a phone its keyboard then takes the tab bar's
 * place (docs/interface.md "Frame"); no event reports that it opened. Use it inside `(pointer: coarse)`.
 */
export const WHILE_TYPING = "body:has(:is(input:not([type='radio'], [type='checkbox']), textarea):focus)"

/**
 * A tap elsewhere takes the focus from the field before the tap itself arrives. What comes back into its way
 * waits this long, or it would get the tap.
 */
export const BACK_AFTER_MS = 400
