import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ATTACHMENT_TEXT } from '#contract/http/chat/attachments.ts'
import { type ChatMessage } from '#contract/http/chat/messages.ts'
import { isBlank } from '#contract/text.ts'
import type { PickedFile } from '../delivery/uploads/pickedFile.ts'
import type { ChatRow } from '../rows/chatRows.ts'
import { makeRowBuilder } from '../rows/chatTimeline.ts'
import {
  DEMO_FILES,
  DEMO_ME,
  DEMO_MESSAGES,
  DEMO_OTHERS_READ,
  type DemoFile,
  type DemoFiles,
} from './demoSample.ts'

export interface DemoRoom {
  rows: readonly ChatRow[]
  files: DemoFiles
  /** Trims the text; returns false when it shows nothing. */
  say: (text: string) => boolean
  /** Always resolves to true: there is no server to refuse it. */
  send: (picked: PickedFile) => Promise<boolean>
}

/** The sample and the messages added here. Nothing is sent or stored (P17). */
export function useDemoRoom(): DemoRoom {
  const [messages, setMessages] = useState(DEMO_MESSAGES)
  const [files, setFiles] = useState(DEMO_FILES)
  const [build] = useState(makeRowBuilder)
  const nextId = useRef(DEMO_MESSAGES.length + 1)
  const urls = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of urls.current.splice(0)) URL.revokeObjectURL(url)
    },
    [],
  )

  const add = useCallback((type: ChatMessage['type'], content: string) => {
    const messageId = nextId.current
    nextId.current += 1
    const message: ChatMessage = {
      ...DEMO_MESSAGES[0]!,
      messageId,
      senderId: DEMO_ME,
      senderName: '',
      type,
      content,
      timestamp: new Date().toISOString(),
    }
    setMessages((before) => [...before, message])
    return messageId
  }, [])

  return {
    rows: useMemo(
      () =>
        build({
          me: DEMO_ME,
          messages,
          pending: [],
          inFlight: {},
          uploads: {},
          isPaced: false,
          othersRead: DEMO_OTHERS_READ,
          ownRead: Infinity,
          dividerAt: null,
        }),
      [build, messages],
    ),
    files,
    say: useCallback(
      (text) => {
        const content = text.trim()
        if (isBlank(content)) return false
        add('TEXT', content)
        return true
      },
      [add],
    ),
    send: useCallback(
      async (picked) => {
        const file = demoFileOf(picked)
        if (file.kind === 'ownPicture') urls.current.push(file.url)
        const messageId = add(picked.kind, ATTACHMENT_TEXT[picked.kind])
        setFiles((before) => ({ ...before, [messageId]: file }))
        return true
      },
      [add],
    ),
  }
}

function demoFileOf(picked: PickedFile): DemoFile {
  if (picked.kind === 'IMAGE') {
    const { file, widthPx, heightPx } = picked
    return { kind: 'ownPicture', url: URL.createObjectURL(file), widthPx, heightPx }
  }
  const { file, durationMs, peaks } = picked
  return { kind: 'ownSound', file, durationMs, levels: peaks }
}
