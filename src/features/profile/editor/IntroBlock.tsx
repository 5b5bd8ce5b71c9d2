import styled from '@emotion/styled'
import { BIO_MAX_CHARS } from '#contract/limits.ts'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { theme } from '#src/ui/theme.ts'
import { EditBlock } from './EditBlock.tsx'

interface IntroBlockProps {
  bio: string
  onChange: (bio: string) => void
  error?: string
  /** Id of the form. The field is outside the form element. */
  form: string
}

/** The bio. An error opens the field, so that it is shown where it can be fixed. */
export function IntroBlock({ bio, onChange, error, form }: IntroBlockProps) {
  const field = useLimitedText(BIO_MAX_CHARS, onChange)
  return (
    <EditBlock title="소개글" startsOpen={bio === ''}>
      {(isEditing) =>
        isEditing || error ? (
          <TextArea
            label="소개글"
            hideLabel
            name="bio"
            form={form}
            rows={4}
            placeholder="어떤 음악을 하는지 들려주세요"
            maxGraphemes={BIO_MAX_CHARS}
            value={bio}
            error={error}
            {...field}
          />
        ) : (
          <Bio data-empty={bio === ''}>{bio === '' ? '아직 소개글이 없어요.' : bio}</Bio>
        )
      }
    </EditBlock>
  )
}

const Bio = styled.p`
  ${theme.type.body1}
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: ${theme.color.t2};
  &[data-empty='true'] {
    color: ${theme.color.t3};
  }
`
