import { SNS_PLATFORMS, type SnsPlatform } from '#contract/scalars.ts'
import type { FieldErrors } from '#src/lib/form/fieldErrors.ts'
import type { Form } from '#src/lib/form/useForm.ts'
import { isVisible } from '#src/lib/text/isVisible.ts'
import type { BandDraft } from './bandDraft.ts'
import { linkOf } from './bandLinks.ts'
import { whyNotEnd } from './endDate.ts'

export type DraftField = 'name' | 'endDate' | SnsPlatform
/** Props of parts with fields that can be wrong. */
export type Checked = Pick<Form<DraftField>, 'errorOf' | 'leave'>

const LINK_TEXT = '웹 주소를 넣어 주세요. 예: https://youtube.com/@hapju'

/**
 * The errors that prevent saving. Of the fields marked as required only the name is
 * (docs/product/recruitments.md "Band form"). `now` in ms.
 */
export function errorsOf(draft: BandDraft, base: BandDraft, now: number): FieldErrors<DraftField> {
  const errors: Partial<Record<DraftField, string>> = {}
  if (!isVisible(draft.name)) errors.name = '밴드 이름을 입력해 주세요.'
  const whyNot = whyNotEnd(draft, base, now)
  if (whyNot) errors.endDate = whyNot
  for (const platform of SNS_PLATFORMS)
    if (linkOf(draft.links[platform]) === null) errors[platform] = LINK_TEXT
  return errors
}
