import { Avatar, type AvatarProps } from '@livery/ui/avatar'
import { useQuery } from '@tanstack/react-query'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { headIconsQuery } from './headIcons.queries.ts'
import { memberQuery } from './member.queries.ts'

/** Profile picture of the signed-in player; the first letter of the name until it is known. */
export function MemberPicture({ name, size }: Pick<AvatarProps, 'name' | 'size'>) {
  const gateway = useGateway()
  const imageUrl = useImageUrl()
  const enabled = useSession() !== undefined
  const { data: member } = useQuery({ ...memberQuery(gateway), enabled })
  const { data: icons } = useQuery({ ...headIconsQuery(gateway), enabled })
  const picture = icons?.list.find(({ id }) => id === member?.headIcon)
  return <Avatar size={size} name={name} src={picture && imageUrl(picture.url)} />
}
