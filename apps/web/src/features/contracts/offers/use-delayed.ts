// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'

/** A value once it has not changed for some milliseconds; values are compared by their JSON. */
export function useDelayed<Value>(value: Value, pauseMs: number): Value {
  const written = JSON.stringify(value)
  const [delayed, setDelayed] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(written), pauseMs)
    return () => clearTimeout(timer)
  }, [written, pauseMs])
  return JSON.parse(delayed) as Value
}
