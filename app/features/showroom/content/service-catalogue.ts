import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { label, slug, summary } from "#app/platform/content/fields.ts";

const named = z.strictObject({ id: slug, label, text: summary });

/** The names of the service types and services that price lists refer to, and what each is for. */
export const serviceCatalogue = defineModel({
  name: "service-catalogue",
  shared: {
    /** The codes by which a service type is booked; one without a code is booked by choosing it in the wizard. */
    bookingCodes: z.record(slug, z.string().check(z.minLength(1))),
  },
  texts: {
    serviceTypes: z.array(named).check(z.minLength(1)),
    services: z.array(named).check(z.minLength(1)),
    /** Under every estimate: what may change it. */
    estimateNote: summary,
  },
});

export const serviceCatalogueQuery = defineContentQuery({ model: serviceCatalogue });
