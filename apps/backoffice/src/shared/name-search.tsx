// SPDX-License-Identifier: Apache-2.0
import { TextField } from '@tessera/ui/forms/text-field.tsx'

/** A field for the whole name of a member. */
export const NameSearch = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) => (
  <div className="w-full max-w-sm">
    <TextField
      label={label}
      type="search"
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)
