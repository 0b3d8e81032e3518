import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Zones } from "../kernel/moments";
import { readerZone } from "../kernel/reader-languages";

const ZonesContext = createContext<Zones>({ reader: "UTC", home: null });

/** Whose clocks this page goes by. */
export function useZones(): Zones {
  return useContext(ZonesContext);
}

/** `known`: what the connection says, for the first paint. A page with React then asks the browser. */
export function ReadersZone({ known, children }: { known: string; children: ReactNode }) {
  const [reader, setReader] = useState(known);
  useEffect(() => setReader((was) => readerZone() ?? was), []);
  const zones = useMemo(() => ({ reader, home: null }), [reader]);
  return <ZonesContext value={zones}>{children}</ZonesContext>;
}

/** A page about one home: where its clocks are not the reader's, they are named too. */
export function HomeZone({ zone, children }: { zone: string | null; children: ReactNode }) {
  const { reader } = useZones();
  const zones = useMemo(() => ({ reader, home: zone }), [reader, zone]);
  return <ZonesContext value={zones}>{children}</ZonesContext>;
}
