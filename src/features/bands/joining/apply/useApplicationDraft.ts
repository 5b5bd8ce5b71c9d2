import { useRef, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { PickedSound } from '#src/features/chat/public.ts'
import { fromDataUrl, toDataUrl } from '#src/lib/pictures/dataUrl.ts'
import {
  CLIP_KEPT_MAX_BYTES,
  clipKept,
  clipRemoved,
  selectKeptClip,
  type WithApplicationClip,
} from './applicationClipSlice.ts'
import {
  applicationChanged,
  applicationDropped,
  selectApplication,
  type WithApplication,
} from './applicationSlice.ts'

const KEPT_NAME = 'clip'

/**
 * The draft of an application to a band. The store keeps it through a reload and a new log-in.
 */
export function useApplicationDraft(bandId: number) {
  const dispatch = useDispatch()
  const store = useStore<WithApplicationClip>()
  const { session, words } = useSelector((state: WithApplication) => selectApplication(state, bandId))
  const [clip, setClip] = useState<PickedSound | null>(() => readClip(store.getState(), bandId))
  /** The clip may be removed while it is being turned into text. */
  const newest = useRef<PickedSound | null>(null)

  async function keep(sound: PickedSound) {
    if (sound.file.size > CLIP_KEPT_MAX_BYTES) return
    const dataUrl = await toDataUrl(sound.file)
    const { durationMs, peaks } = sound
    if (newest.current === sound) dispatch(clipKept({ bandId, clip: { dataUrl, durationMs, peaks } }))
  }

  return {
    session,
    words,
    clip,
    choose: (chosen: string) => void dispatch(applicationChanged({ bandId, session: chosen })),
    write: (text: string) => void dispatch(applicationChanged({ bandId, words: text })),
    attach: (sound: PickedSound | null) => {
      newest.current = sound
      setClip(sound)
      dispatch(clipRemoved())
      // a file that cannot be read is only not kept
      if (sound) keep(sound).catch(() => {})
    },
    drop: () => {
      newest.current = null
      dispatch(applicationDropped())
    },
  }
}

function readClip(state: WithApplicationClip, bandId: number): PickedSound | null {
  const kept = selectKeptClip(state, bandId)
  if (!kept) return null
  const { dataUrl, durationMs, peaks } = kept
  return { kind: 'AUDIO', file: fromDataUrl(dataUrl, KEPT_NAME), durationMs, peaks }
}
