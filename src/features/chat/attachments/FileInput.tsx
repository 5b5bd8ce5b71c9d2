import type { ComponentProps } from 'react'

interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'aria-label'> {
  onFiles: (files: File[]) => void
}

/** Opened by calling click() on it. Clears its value, so that the same file can be chosen again. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      type="file"
      hidden
      {...rest}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        target.value = ''
        onFiles(files)
      }}
    />
  )
}
