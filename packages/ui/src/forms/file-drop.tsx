// SPDX-License-Identifier: Apache-2.0
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import FileIcon from 'lucide-react/icons/file'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { cx } from '../cx.ts'
import { IconButton } from './icon-button.tsx'
import { judgeFiles, type FileRefusal } from './judge-files.ts'

export interface FileDropProps {
  label: string
  /** What is accepted, in words: "PNG or JPG, at most 5 MB each". */
  hint?: ReactNode
  error?: string | undefined
  files: readonly File[]
  onChange: (files: File[]) => void
  /** Called with files that were not accepted, and why; show the reason through `error`. */
  onRefuse?: (refusals: FileRefusal[]) => void
  /** Media types such as image/png. */
  accept: readonly string[]
  maxBytes: number
  maxFiles?: number
  labels: { choose: string; remove: (name: string) => string }
}

/**
 * An area to drop files on, or to press for the file picker. Accepted files are listed below and can be
 * removed.
 */
export function FileDrop({
  label,
  hint,
  error,
  files,
  onChange,
  onRefuse,
  accept,
  maxBytes,
  maxFiles = 1,
  labels,
}: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (given: readonly File[]): void => {
    const { taken, refused } = judgeFiles(files, given, { accept, maxBytes, maxFiles })
    if (taken.length > 0) onChange([...files, ...taken])
    if (refused.length > 0) onRefuse?.(refused)
    if (input.current) input.current.value = ''
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold text-text">
        {label}
      </span>
      <DropArea invalid={Boolean(error)} onDrop={take}>
        <Upload className="size-6 text-muted" aria-hidden="true" />
        <span className="text-sm font-bold text-text">{labels.choose}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </span>
        )}
        <input
          ref={input}
          type="file"
          accept={accept.join(',')}
          multiple={maxFiles > 1}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined}
          onChange={(event) => take([...(event.target.files ?? [])])}
          className="sr-only"
        />
      </DropArea>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs font-semibold text-danger">
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          removeLabel={labels.remove}
          onRemove={(file) => onChange(files.filter((other) => other !== file))}
        />
      )}
    </div>
  )
}

interface DropAreaProps {
  invalid: boolean
  onDrop: (files: readonly File[]) => void
  children: ReactNode
}

/** What can be pressed, and shows that the files over it can be dropped. */
function DropArea({ invalid, onDrop, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label
        className={cx(
          'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-tile border border-dashed px-4 py-5 text-center transition-colors duration-160',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          over
            ? 'border-brand bg-brand-soft'
            : invalid
              ? 'border-danger bg-bg'
              : 'border-line-control bg-bg hover:bg-surface-2',
        )}
      >
        {children}
      </label>
    </div>
  )
}

interface ChosenFilesProps {
  files: readonly File[]
  removeLabel: (name: string) => string
  onRemove: (file: File) => void
}

function ChosenFiles({ files, removeLabel, onRemove }: ChosenFilesProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {files.map((file, index) => (
        <li
          key={`${file.name} ${index}`}
          className="flex items-center gap-3 rounded-control bg-surface-2 ps-3 text-sm text-text"
        >
          <FileIcon className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span dir="ltr" className="tabular text-xs text-muted">
            {readableSize(file.size)}
          </span>
          <IconButton label={removeLabel(file.name)} onClick={() => onRemove(file)}>
            <Trash className="size-4" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function readableSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
