import { defineWords } from "#app/i18n/words.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { listActivitiesCall, showActivityCall } from "./activity-calls.ts";
import {
  createAppointmentCall,
  findFreeSlotsCall,
  findNextFreeCall,
  listServiceCategoriesCall,
  listServiceCentersCall,
} from "./calls.ts";
import { statusOfCode } from "./rules/appointment-states.ts";
import { splitCodes } from "./rules/service-groups.ts";
import { bookAppointment } from "./server/book-appointment.server.ts";
import { findFreeSlotsFor } from "./server/find-free-slots.server.ts";
import { findNextFreeAppointment } from "./server/find-next-free.server.ts";
import { listServiceCenters } from "./server/list-centers.server.ts";
import { listServiceCategories } from "./server/list-services.server.ts";
import { listActivities, readAppointment } from "./server/read-appointments.server.ts";

const messages = defineWords({
  CNF: { en: "Your appointment is confirmed.", ar: "تم تأكيد موعدك." },
  CREA: {
    en: "Your request has been sent. The service center will confirm it shortly.",
    ar: "أُرسل طلبك، وسيؤكده مركز الخدمة قريباً.",
  },
});

export const bookingApi = callRoutes([
  answerCall(listServiceCategoriesCall, async ({ query, language }) =>
    succeed(await listServiceCategories(query, language)),
  ),

  answerCall(listServiceCentersCall, async ({ query, language, now }) => {
    const { brand, makeCode, modelCode, serviceTypes = "" } = query;
    const asked = { brand, makeCode, modelCode, serviceCodes: splitCodes(serviceTypes) };
    return succeed(await listServiceCenters(asked, language, now));
  }),

  answerCall(findFreeSlotsCall, ({ body, customer, now }) =>
    findFreeSlotsFor({
      customerId: customer.id,
      vehicleId: body.vehicleId,
      brand: body.brand,
      centerIds: body.territoryIds,
      serviceCodes: body.servicesList,
      firstDay: body.startTime.slice(0, 10),
      lastDay: body.endTime.slice(0, 10),
      now,
    }),
  ),

  answerCall(findNextFreeCall, async ({ query, language, now }) =>
    succeed(await findNextFreeAppointment(query.brand, language, now)),
  ),

  answerWrite(createAppointmentCall, async ({ body, customer, language, now, trx, log }) => {
    const { extendedFields: fields } = body;
    const booked = await bookAppointment(trx, {
      customerId: customer.id,
      vehicleId: fields.vehicleId,
      brand: body.brand,
      centerId: body.serviceTerritoryId,
      startsAt: new Date(body.schedStartTime),
      endsAt: new Date(body.schedEndTime),
      serviceCodes: splitCodes(fields.Service_Types__c),
      mileage: body.mileage,
      serviceNote: fields.ServiceNote ?? "",
      additionalInformation: fields.AdditionalInformation ?? "",
      promiseKey: fields.territoryPromiseKey,
      language,
      now,
    });
    if (!booked.ok) return booked;
    const { id, reference, code, requoted } = booked.value;
    if (requoted) log.info({ appointmentId: id }, "booked on an expired promise");
    return {
      ...succeed({
        serviceAppointmentId: id,
        reference,
        code,
        status: statusOfCode[code],
        schedStartTime: new Date(body.schedStartTime).toISOString(),
        schedEndTime: new Date(body.schedEndTime).toISOString(),
      }),
      message: messages.of(language)[code === "CNF" ? "CNF" : "CREA"],
    };
  }),

  answerCall(listActivitiesCall, async ({ customer, language, now }) =>
    succeed(await listActivities(customer.id, language, now)),
  ),

  answerCall(showActivityCall, async ({ query, customer, language }) => {
    const id = query.appointmentId ?? query.orderId ?? "";
    const found = await readAppointment(customer.id, id, language);
    return found === undefined ? refuse("appointment-not-found") : succeed([found]);
  }),
]);
