import styled from '@emotion/styled'
import { BAND_DESCRIPTION_MAX_CHARS, BAND_NAME_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import type { PartProps } from '../bandDraft.ts'
import type { Checked } from '../draftErrors.ts'
import { DemoField } from './DemoField.tsx'
import { EndDateField, type EndDateFieldProps } from './EndDateField.tsx'

type BasicsPartProps = PartProps & Checked & Pick<EndDateFieldProps, 'base' | 'isPartial' | 'onPartial'>

/** The counter is shown from this length on. */
const COUNTED_FROM_CHARS = BAND_DESCRIPTION_MAX_CHARS * 0.8

/** Name, description and end of the recruitment. */
export function BasicsPart({ draft, onChange, errorOf, leave, ...endDate }: BasicsPartProps) {
  const name = useLimitedText(BAND_NAME_MAX_CHARS, (text) => onChange({ name: text }))
  const description = useLimitedText(BAND_DESCRIPTION_MAX_CHARS, (text) => onChange({ description: text }))
  const isLong =
    draft.description.length >= COUNTED_FROM_CHARS && graphemeCount(draft.description) >= COUNTED_FROM_CHARS
  return (
    <Fields>
      <TextField
        label="밴드 이름"
        name="bandName"
        autoComplete="off"
        enterKeyHint="done"
        required
        placeholder="밴드 이름을 입력해 주세요"
        value={draft.name}
        error={errorOf('name')}
        onBlur={() => leave('name')}
        {...name}
      />
      <TextArea
        label="소개"
        name="description"
        rows={4}
        placeholder="어떤 밴드인지, 언제 어디서 만나는지 들려주세요"
        maxGraphemes={isLong ? BAND_DESCRIPTION_MAX_CHARS : undefined}
        value={draft.description}
        {...description}
      />
      <DemoField draft={draft} onChange={onChange} />
      <EndDateField
        {...endDate}
        draft={draft}
        onChange={onChange}
        error={errorOf('endDate')}
        onLeave={() => leave('endDate')}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  padding: 0 var(--gutter);
`
