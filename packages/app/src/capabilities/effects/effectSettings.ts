import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isFlag } from '#platform/storage/guards.ts'

/** Kinds of effects that a player can switch. */
export type EffectSetting = 'vibration' | 'sound'

const setting = (key: string): StorageEntry<boolean> => ({
  key,
  area: 'local',
  encoding: 'json',
  guard: isFlag,
})

/** Choices of this device. They are declared here and not among `ENTRIES` because home's first load does not need them. */
export const EFFECT_SETTINGS: Readonly<Record<EffectSetting, StorageEntry<boolean>>> = {
  vibration: setting('vibration'),
  sound: setting('sound'),
}

/** Choice before the player has made one (S-moments-05). */
export const USUAL: Readonly<Record<EffectSetting, boolean>> = { vibration: true, sound: false }

/** True on a device that can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator

/** Choices of this visit; without one the stored choice counts. */
const chosenAtom = atom<Readonly<Partial<Record<EffectSetting, boolean>>>>({})

/** @returns the choice, and the function that changes and keeps it */
export function useEffectSetting(name: EffectSetting): readonly [boolean, (on: boolean) => void] {
  const { storage } = useServices()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const entry = EFFECT_SETTINGS[name]
  const choose = useCallback(
    (on: boolean) => {
      storage.write(entry, on)
      setChosen((before) => ({ ...before, [name]: on }))
    },
    [storage, entry, name, setChosen],
  )
  return [chosen[name] ?? storage.read(entry) ?? USUAL[name], choose]
}
