// SPDX-License-Identifier: Apache-2.0
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Log } from '../log/log.ts'
import type { DeliveredMessage } from './live-hub.ts'
import type { LiveTransport, OpenTransport } from './live-transport.ts'
import type { OtherProcesses } from './other-processes.ts'
import { parcelsOf } from './parcels.ts'
import type { Parcel } from './read-parcel.ts'
import type { TransportStates } from './transport-states.ts'

type PublishingTransport = OpenTransport & Pick<LiveTransport, 'name' | 'mostBytes'>

/** Publishes what this process says to the others. */
export interface ParcelPublisher {
  /** Adds a transport; best first, and the database last. */
  add(transport: PublishingTransport): void
  /** The name of the transport that carries events now. */
  bestName(): string
  /** Publishes by the best transport, and by the last one what it did not take. */
  publishMessages(messages: readonly DeliveredMessage[]): Promise<void>
  /** Publishes a heartbeat by all transports. */
  sayPresent(): void
  /** Says by all transports that this process ends, and closes them. */
  leave(): Promise<void>
}

export function createParcelPublisher({
  self,
  others,
  states,
  log,
}: {
  /** Names this process in its parcels. */
  self: string
  others: OtherProcesses
  states: TransportStates
  log: Log
}): ParcelPublisher {
  const transports: PublishingTransport[] = []
  const lastOne = (): PublishingTransport => transports.at(-1)!
  const best = (): PublishingTransport =>
    transports.find(({ name }) => states.isWorking(name) && others.allListenTo(name)) ?? lastOne()
  const textOf = (parcel: Omit<Parcel, 'from'>): string => JSON.stringify({ from: self, ...parcel })
  const sayEverywhere = (parcel: Omit<Parcel, 'from'>): Promise<unknown> =>
    Promise.all(transports.map(({ publish }) => publish(textOf(parcel))))

  return {
    add: (transport) => {
      transports.push(transport)
    },
    bestName: () => best().name,
    async publishMessages(messages) {
      const transport = best()
      for (const parcel of parcelsOf(messages, transport.mostBytes)) {
        if ((await transport.publish(textOf({ messages: parcel }))) || transport === lastOne()) continue
        for (const smaller of parcelsOf(parcel, lastOne().mostBytes))
          await lastOne().publish(textOf({ messages: smaller }))
      }
    },
    sayPresent: () =>
      inBackground(
        sayEverywhere({ ways: states.working(), messages: [] }),
        log,
        'other processes were not told that this one is there',
      ),
    async leave() {
      await sayEverywhere({ messages: [], leaves: true })
      await Promise.all(transports.map(({ close }) => close()))
    },
  }
}
