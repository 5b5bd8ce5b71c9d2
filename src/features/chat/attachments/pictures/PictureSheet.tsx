import { useEffect, useState } from 'react'
import type { PickedPicture } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import { useObjectUrl } from '#src/lib/pictures/objectUrl.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { Buttons, Grid, Problems, Tile } from './PictureSheet.styles.ts'
import { preparePicture, type Prepared, REFUSAL_TEXT } from './preparePicture.ts'

/** Each picture is a message of its own; more at once would flood the conversation. */
const AT_ONCE_MAX = 10

interface PictureSheetProps {
  open: boolean
  onClose: () => void
  /** Chosen, pasted or dropped files of any type. */
  files: readonly File[]
  /** False when it was not taken; the callee shows the reason. */
  onSend: (picture: PickedPicture) => Promise<boolean>
}

interface Chosen {
  id: number
  name: string
  /** Null while the file is being read. */
  outcome: Prepared | null
}

/** Previews the pictures as they will be sent, and lists the files that cannot be sent. */
export function PictureSheet({ open, ...rest }: PictureSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, files, onSend }: Omit<PictureSheetProps, 'open'>) {
  const { chosen, taken } = usePrepared(files)
  const [isSending, setSending] = useState(false)
  const isReading = chosen.some(({ outcome }) => outcome === null)
  const ready = chosen.flatMap(({ id, outcome }) =>
    outcome && 'picture' in outcome ? [{ id, picture: outcome.picture }] : [],
  )
  const problems = chosen.flatMap(({ id, name, outcome }) =>
    outcome && 'refusal' in outcome ? [{ id, name, text: REFUSAL_TEXT[outcome.refusal] }] : [],
  )

  async function send() {
    setSending(true)
    for (const { id, picture } of ready) {
      if (!(await onSend(picture))) return setSending(false)
      taken(id)
    }
    onClose()
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="사진 보내기"
      footer={
        <Buttons>
          <Button block onClick={onClose}>
            취소
          </Button>
          <Button
            block
            kind="red"
            disabled={!isReading && ready.length === 0}
            loading={isReading || isSending}
            loadingLabel={isReading ? '준비 중...' : '보내는 중...'}
            onClick={() => void send()}
          >
            {ready.length > 1 ? `${ready.length}장 보내기` : '보내기'}
          </Button>
        </Buttons>
      }
    >
      <Grid data-single={chosen.length - problems.length === 1}>
        {chosen.map(({ id, outcome }, i) =>
          outcome && 'refusal' in outcome ? null : (
            <li key={id}>
              <Preview picture={outcome?.picture ?? null} label={`보낼 사진 ${i + 1}`} />
            </li>
          ),
        )}
      </Grid>
      <div role="alert">
        <Problems>
          {files.length > AT_ONCE_MAX && (
            <li>한 번에 {AT_ONCE_MAX}장까지 보낼 수 있습니다. 나머지는 다음에 골라 주세요.</li>
          )}
          {problems.map(({ id, name, text }) => (
            <li key={id}>
              {chosen.length > 1 && <b>{name}</b>} {text}
            </li>
          ))}
        </Problems>
      </div>
    </BottomSheet>
  )
}

function Preview({ picture, label }: { picture: PickedPicture | null; label: string }) {
  const url = useObjectUrl(picture?.file ?? null)
  return (
    <Tile>
      {picture && url ? (
        <img src={url} alt={label} width={picture.widthPx} height={picture.heightPx} draggable={false} />
      ) : (
        <>
          <Spinner size={24} />
          <VisuallyHidden>사진을 읽는 중</VisuallyHidden>
        </>
      )}
    </Tile>
  )
}

/** Prepared one at a time, because each needs memory in proportion to its pixels. */
function usePrepared(files: readonly File[]) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    files.slice(0, AT_ONCE_MAX).map(({ name }, id) => ({ id, name, outcome: null })),
  )
  useEffect(() => {
    let isWanted = true
    async function prepareAll() {
      for (const [id, file] of files.slice(0, AT_ONCE_MAX).entries()) {
        const outcome = await preparePicture(file)
        if (!isWanted) return
        setChosen((all) => all.map((one) => (one.id === id ? { ...one, outcome } : one)))
      }
    }
    void prepareAll()
    return () => {
      isWanted = false
    }
  }, [files])
  const taken = (id: number) => setChosen((all) => all.filter((one) => one.id !== id))
  return { chosen, taken }
}
