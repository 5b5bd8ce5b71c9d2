import styled from '@emotion/styled'
import { useId, useRef, useState } from 'react'
import { FOLDER_COLOURS } from '#contract/http/archive/archive.ts'
import type { Folder } from '#contract/http/archive/folders.ts'
import { FOLDER_NAME_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { FolderSwatches } from './FolderSwatches.tsx'

type Written = Pick<Folder, 'name' | 'color'>

interface FolderDialogProps {
  open: boolean
  onClose: () => void
  folders: readonly Folder[]
  /** The folder to change; null: a new one. */
  folder: Folder | null
  /** Resolves when the server has answered. After a failure the dialog stays, with what was typed. */
  onSave: (written: Written) => Promise<{ failure: string } | undefined>
  onRemove: (folder: Folder) => void
}

/** Asks for the name and the colour of a folder. */
export function FolderDialog({ open, ...rest }: FolderDialogProps) {
  return open ? <OpenDialog key={rest.folder?.folderId} {...rest} /> : null
}

const HINT = `${FOLDER_NAME_MAX_CHARS}자 이내로 적어주세요`
const WORDS = {
  add: { title: '폴더 추가', save: '추가', saving: '추가 중...' },
  change: { title: '폴더 이름과 색', save: '저장', saving: '저장 중...' },
}

function OpenDialog({ onClose, folders, folder, onSave, onRemove }: Omit<FolderDialogProps, 'open'>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(folder?.name ?? `폴더${folders.length + 1}`)
  const [color, setColor] = useState(folder?.color ?? unusedColour(folders))
  const { formProps, isSending, failure, changed } = useForm({
    onSubmit: () => (name.trim() === '' ? field.current?.focus() : onSave({ name: name.trim(), color })),
  })
  const limited = useLimitedText(FOLDER_NAME_MAX_CHARS, (typed) => {
    setName(typed)
    changed()
  })
  const words = WORDS[folder ? 'change' : 'add']

  return (
    <Dialog
      open
      onClose={() => {
        if (!isSending) onClose()
      }}
      title={words.title}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            취소
          </Button>
          <Button kind="red" type="submit" form={id} loading={isSending} loadingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={id} {...formProps}>
        <TextField
          ref={field}
          data-autofocus
          label={<VisuallyHidden>폴더 이름</VisuallyHidden>}
          name="folder"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={HINT}
          helper={HINT}
          readOnly={isSending}
          value={name}
          trailing={
            <Counter>
              {graphemeCount(name)}/{FOLDER_NAME_MAX_CHARS}
            </Counter>
          }
          onFocus={(event) => event.target.select()}
          {...limited}
        />
        <FolderSwatches label="폴더 색" value={color} onChange={setColor} disabled={isSending} />
        {folder && (
          <TextButton tone="red" disabled={isSending} onClick={() => onRemove(folder)}>
            폴더 삭제
          </TextButton>
        )}
        <Failure role="alert">{failure}</Failure>
      </Form>
    </Dialog>
  )
}

/** The first colour without a folder, so that folders are easy to tell apart. Gray when all are used. */
function unusedColour(folders: readonly Folder[]): Folder['color'] {
  const [gray, ...colours] = FOLDER_COLOURS
  return colours.find((colour) => folders.every(({ color }) => color !== colour)) ?? gray
}

const Form = styled.form`
  padding: 20px 4px 0;
  > button {
    margin-top: 8px;
  }
`

/* mounted while empty, so that the text added to it is announced */
const Failure = styled.p`
  &:not(:empty) {
    margin-top: 14px;
  }
  ${theme.type.label}
  color: ${theme.color.redText};
`

const Counter = styled.span`
  ${theme.type.body2}
  ${theme.type.numbers}
  color: ${theme.color.t3};
`
