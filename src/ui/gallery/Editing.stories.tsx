import { useEffect, useState } from 'react'
import { ChipSheet } from '#src/features/profile/editor/ChipSheet.tsx'
import { EditBlock } from '#src/features/profile/editor/EditBlock.tsx'
import { Button } from '../controls/Button.tsx'
import { ChipEditor } from '../controls/ChipEditor.tsx'
import { PictureCrop } from '../media/PictureCrop.tsx'
import { PicturePicker } from '../media/PicturePicker.tsx'
import { LeaveDialog } from '../overlays/LeaveDialog.tsx'

export default { title: 'Editing' }

const GROUPS = [
  { title: '매너', words: ['미리 조율해요', '약속 잘 지켜요'] },
  { title: '합주 빈도', words: ['격주', '매주', '주 2회'] },
]

function Keywords() {
  const [words, setWords] = useState<readonly string[]>(['매주', '카페 합주'])
  const [open, setOpen] = useState(false)
  const toggle = (word: string) =>
    setWords(words.includes(word) ? words.filter((other) => other !== word) : [...words, word])
  return (
    <main>
      <EditBlock title="키워드" note={`${words.length}/3`}>
        {(isEditing) => (
          <ChipEditor
            label="키워드"
            words={words}
            isEditing={isEditing}
            onRemove={toggle}
            onAdd={() => setOpen(true)}
            emptyText="아직 고른 키워드가 없어요."
          />
        )}
      </EditBlock>
      <ChipSheet
        open={open}
        onClose={() => setOpen(false)}
        title="키워드"
        groups={GROUPS}
        chosen={words}
        onToggle={toggle}
        max={3}
        own={{ title: '직접 입력', placeholder: '나를 나타내는 말을 적어주세요', maxGraphemes: 20 }}
      />
    </main>
  )
}

export const ChipsToEdit = () => <Keywords />

export const Leaving = () => <LeaveDialog open onClose={() => {}} onLeave={() => {}} />

export const Picking = () => (
  <PicturePicker title="사진 바꾸기" onPicked={() => {}} onUnreadable={() => {}} onRemove={() => {}}>
    {(open, isReading) => (
      <Button loading={isReading} onClick={open}>
        사진 바꾸기
      </Button>
    )}
  </PicturePicker>
)

function Cropping({ round }: { round: boolean }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    canvas.width = 1200
    canvas.height = 800
    for (let at = 0; at < 12 && context; at += 1) {
      context.fillStyle = `hsl(${at * 30} 70% 50%)`
      context.fillRect(at * 100, 0, 100, 800)
    }
    void createImageBitmap(canvas).then(setPicture)
  }, [])
  return (
    <PictureCrop
      open={picture !== null}
      picture={picture}
      round={round}
      onClose={() => {}}
      onDone={() => {}}
    />
  )
}

export const CropToACircle = () => <Cropping round />
export const CropToASquare = () => <Cropping round={false} />
