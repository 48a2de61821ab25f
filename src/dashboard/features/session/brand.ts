import { useEffect, useMemo } from 'react';
import { api } from '../../api/client.ts';
import { type Brand, rememberBrand, rememberedBrand } from '../../lib/theme.ts';
import { usePainted } from '../../ui/page/painted.ts';

/** Shows the organization's accent, and returns its logo: first as it was the last time. */
export function useBrand(): Pick<Brand, 'logo'> {
  const { data } = api.useQuery(
    'get',
    '/api/stream/brand',
    {},
    { staleTime: 5 * 60_000, enabled: usePainted() },
  );
  const brand = useMemo<Brand>(() => {
    if (!data) return rememberedBrand();
    return { accent: data.accent, logo: (data.logo_url && URL.parse(data.logo_url)?.pathname) || null };
  }, [data]);
  useEffect(() => {
    if (data) rememberBrand(brand);
  }, [data, brand]);
  return brand;
}
