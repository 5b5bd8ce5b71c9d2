import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Spinner } from '../controls/Spinner.tsx'
import { CameraIcon } from '../icons/CameraIcon.tsx'
import { theme } from '../theme.ts'
import { PicturePicker, type PicturePickerProps } from './PicturePicker.tsx'
import { UploadProgress } from './UploadProgress.tsx'

interface PhotoPickerProps extends Omit<PicturePickerProps, 'round' | 'children'> {
  /** What a tap does, such as `사진 바꾸기`. */
  label: string
  disabled: boolean
  /** The uploaded fraction, 0 to 1; null when there is no upload. */
  progress: number | null
  /** The picture, a circle of 104 px. */
  children: ReactNode
}

/**
 * The round picture of a form. A tap on it, or on its camera icon, chooses another one. It shows the progress
 * of the upload.
 */
export function PhotoPicker({ label, disabled, progress, children, ...picker }: PhotoPickerProps) {
  return (
    <Place>
      <PicturePicker {...picker} round>
        {(open, isReading) => (
          <Photo
            type="button"
            aria-label={label}
            aria-busy={isReading || undefined}
            disabled={disabled}
            onClick={open}
          >
            {children}
            <Lens>{isReading ? <Spinner /> : <CameraIcon size={20} />}</Lens>
          </Photo>
        )}
      </PicturePicker>
      <Progress progress={progress} />
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 0 20px;
`

const Photo = styled.button`
  position: relative;
  border-radius: 50%;
`

const Lens = styled.span`
  position: absolute;
  right: -4px;
  bottom: -4px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: 0 0 0 4px ${theme.color.bg};
`

const Progress = styled(UploadProgress)`
  position: absolute;
  bottom: 0;
  width: 160px;
`
