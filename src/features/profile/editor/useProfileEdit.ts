import { useState } from 'react'
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
import { fromDataUrl, toDataUrl } from '#src/lib/pictures/dataUrl.ts'
import type { ProfileDraft } from './profileDraft.ts'
import { draftOver, profileChanged, profileEditDropped, type WithProfileEdit } from './profileEditSlice.ts'
import { profilePictureChosen, type WithProfilePicture } from './profilePictureSlice.ts'

const KEPT_NAME = 'kept.jpg'

/**
 * The draft of the editor and its picture. Both are kept in the store, so that they are there again after a
 * reload, or after the member had to log in again. `memberId` is null for a visitor.
 */
export function useProfileEdit(memberId: number | null, saved: ProfileDraft) {
  const dispatch = useDispatch()
  const draft = useSelector((state: WithProfileEdit) => draftOver(state, memberId, saved), shallowEqual)
  const store = useStore<WithProfilePicture>()
  const [picture, setPicture] = useState<Blob | null>(() => {
    const { profilePicture: kept } = store.getState()
    return kept.dataUrl !== null && kept.memberId === memberId ? fromDataUrl(kept.dataUrl, KEPT_NAME) : null
  })

  async function keep(chosen: Blob) {
    dispatch(profilePictureChosen({ memberId, dataUrl: await toDataUrl(chosen) }))
  }

  return {
    draft,
    picture,
    change: (part: Partial<ProfileDraft>) => void dispatch(profileChanged({ memberId, saved, part })),
    choosePicture: (chosen: Blob | null) => {
      setPicture(chosen)
      if (chosen) void keep(chosen)
      else dispatch(profilePictureChosen({ memberId, dataUrl: null }))
    },
    drop: () => void dispatch(profileEditDropped()),
  }
}
