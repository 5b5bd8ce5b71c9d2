import { createContext, useContext } from 'react'

/** What the pictures and sounds of a conversation need of the room they lie in. */
export interface RoomFiles {
  roomId: number
  /** Shows a picture over the whole screen, by the key of its row. */
  openPicture: (key: string) => void
  /** Puts the file of a message among the downloads; says by itself when that fails. */
  save: (file: SavedFile) => void
}

export interface SavedFile {
  attachmentId: number
  url: string
  /** Machine form of the time the message was sent at. */
  dateTime: string
}

/** Null outside of a conversation: there is nobody to ask for another address then. */
export const RoomFilesContext = createContext<RoomFiles | null>(null)

export const useRoomFiles = () => useContext(RoomFilesContext)
