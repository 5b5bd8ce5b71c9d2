import styled from '@emotion/styled'
import type { PickedPicture, PickedSound } from '#src/features/chat/public.ts'
import { SoundClip } from '#src/features/chat/public.ts'
import { useObjectUrl } from '#src/lib/pictures/objectUrl.ts'
import { formatBytes } from '#src/lib/text/formatBytes.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { LinkIcon } from '#src/ui/icons/LinkIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { type SharedFile, type SharedItem, type SharedWords, whyTooLong } from './sharedItems.ts'
import type { PreparedFiles } from './usePreparedFiles.ts'

interface SharedCardsProps {
  items: readonly SharedItem[]
  prepared: PreparedFiles
  onLeaveOut: (key: string) => void
}

/** What was shared, a card each, as it will be sent; or why it will not be. */
export function SharedCards({ items, prepared, onLeaveOut }: SharedCardsProps) {
  return (
    <Cards aria-label="보낼 내용">
      {items.map((item) => (
        <Card key={item.key}>
          {item.kind === 'words' ? (
            <Words item={item} />
          ) : (
            <FileOf item={item} outcome={prepared[item.key]} />
          )}
          {!(items.length === 1 && isSound(item)) && (
            <IconButton
              label="보내지 않기"
              icon={<CloseIcon size={20} />}
              onClick={() => onLeaveOut(item.key)}
            />
          )}
        </Card>
      ))}
    </Cards>
  )
}

const isSound = (item: SharedItem) => item.kind === 'file' && item.file.type.startsWith('audio/')

function Words({ item }: { item: SharedWords }) {
  const problem = whyTooLong(item)
  return (
    <>
      {item.link !== null && <Cover seed={item.link} size={64} eager />}
      <Grow>
        <b>{item.title}</b>
        {item.about !== '' && <p>{item.about}</p>}
        {problem !== null ? (
          <Problem text={problem} />
        ) : (
          item.link !== null && (
            <small>
              <LinkIcon size={14} />
              링크
            </small>
          )
        )}
      </Grow>
    </>
  )
}

function FileOf({ item, outcome }: { item: SharedFile; outcome: PreparedFiles[string] | undefined }) {
  const { name, size } = item.file
  const about = [name, formatBytes(size)].filter(Boolean).join(' · ')
  if (outcome && 'problem' in outcome)
    return (
      <Grow>
        <b>{name || '파일'}</b>
        <Problem text={outcome.problem} />
      </Grow>
    )
  if (!outcome)
    return (
      <Reading>
        <Spinner size={24} />
        <VisuallyHidden>파일을 읽는 중</VisuallyHidden>
        <p>{about}</p>
      </Reading>
    )
  return outcome.picked.kind === 'AUDIO' ? (
    <Sound clipKey={`share-${item.key}`} sound={outcome.picked} about={about} />
  ) : (
    <Photo picture={outcome.picked} about={about} />
  )
}

function Sound({ clipKey, sound, about }: { clipKey: string; sound: PickedSound; about: string }) {
  return (
    <Heard>
      <SoundClip
        clipKey={clipKey}
        name="보낼 소리"
        sound={{ source: sound.file, by: '합주' }}
        durationMs={sound.durationMs}
        peaks={sound.peaks}
      />
      <p>{about}</p>
    </Heard>
  )
}

function Photo({ picture, about }: { picture: PickedPicture; about: string }) {
  const url = useObjectUrl(picture.file)
  return (
    <>
      <Thumb>{url && <img src={url} alt="보낼 사진" draggable={false} />}</Thumb>
      <Grow>
        <b>사진</b>
        <p>{about}</p>
      </Grow>
    </>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <small data-problem role="alert">
      <AlertIcon size={16} />
      {text}
    </small>
  )
}

const { color, type } = theme

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
`

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px;
  border-radius: ${theme.radius.l}px;
  background: ${color.s1};
`

const Grow = styled.div`
  flex: 1;
  min-width: 0;
  b,
  p {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }
  p {
    ${type.label}
    font-weight: 500;
    color: ${color.t3};
  }
  small {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-top: 2px;
    ${type.caption}
    color: ${color.t3};
  }
  small[data-problem] {
    color: ${color.redText};
  }
`

const Reading = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  p {
    ${type.caption}
    color: ${color.t3};
  }
`

/* The clip as large as the drawing of a sound in the conversation. */
const Heard = styled.div`
  flex: 1;
  min-width: 0;
  > div {
    background: none;
    > button:first-of-type {
      gap: 10px;
      padding: 0 4px 0 0;
    }
    > button > span:first-of-type {
      width: 44px;
      height: 44px;
    }
    svg {
      width: 24px;
      height: 24px;
    }
  }
  > p {
    padding: 6px 0 0 54px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${type.caption}
    color: ${color.t3};
  }
`

const Thumb = styled.div`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: 12px;
  background: ${color.s2};
  overflow: hidden;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
