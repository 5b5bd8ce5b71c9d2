import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { WithAuth } from '#src/auth/authSlice.ts'
import { makeChoiceStorage, type PendingChoices } from './choiceStorage.ts'
import { savePending } from './savePending.ts'

/** Stores the choices, tries to save them, and moves on in any case: a failed save is retried later. */
export function usePretestNext(next: string) {
  const dispatch = useDispatch<ThunkDispatch<WithAuth, unknown, UnknownAction>>()
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)

  async function goNext(choices: Partial<PendingChoices>): Promise<void> {
    if (saving) return
    setSaving(true)
    makeChoiceStorage().savePending(choices)
    await dispatch(savePending())
    setSaving(false)
    await navigate(next)
  }

  return { goNext: (choices: Partial<PendingChoices>) => void goNext(choices), saving }
}
