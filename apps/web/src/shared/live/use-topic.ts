// SPDX-License-Identifier: Apache-2.0
import type { LiveWirePayload, TopicName } from '@tessera/contract'
import { useEffect, useEffectEvent } from 'react'
import { onTopic } from './live-client.ts'

/** Listens to a topic while the component is mounted. */
export function useTopic<Name extends Exclude<TopicName, `backoffice.${string}`>>(
  name: Name,
  listener: (payload: LiveWirePayload<Name>) => void,
): void {
  const receive = useEffectEvent(listener)
  useEffect(() => onTopic(name, (payload) => receive(payload)), [name])
}
