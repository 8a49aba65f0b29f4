import "./office.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { officeRouter } from "./router.tsx";

const root = document.getElementById("office");
if (root === null) throw new Error("the document has no place for the office");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={officeRouter()} />
  </StrictMode>,
);
